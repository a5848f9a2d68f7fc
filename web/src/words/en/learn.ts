export default {
  title: "Learn {game}",
  coach: "Your task",
  task: "Task {number} of {count}",
  well: "Well done",
  next: "Go on",
  waits: "Look at what you did, then go on.",
  finished: "You know the heart of it",
  play: "Now play",
  again: "Once more",
  rules: "All rules",
};
