// A reader that takes ever more memory, outside the heap that Node limits.
const pieces: Buffer[] = [];
const take = () => {
  pieces.push(Buffer.alloc(20_000_000, 1));
  setImmediate(take);
};
take();
