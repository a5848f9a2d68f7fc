export default {
  Black: "Black",
  White: "White",
  Captain: "Captain",
  "Bow crew": "Bow crew",
  "Stern crew": "Stern crew",
  player: "Player {number}",
};
