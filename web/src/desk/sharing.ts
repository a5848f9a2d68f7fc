/** Something that belongs to a desk: all that is drawn for it, board, ask bar and rail, shares one. */
export function perDesk<Desk extends object, Made>(make: (desk: Desk) => Made): (desk: Desk) => Made {
  const known = new WeakMap<Desk, Made>();
  return (desk) => {
    let made = known.get(desk);
    if (!made) known.set(desk, (made = make(desk)));
    return made;
  };
}
