/**
 * The strongly connected components of a graph (Tarjan, 1972), without recursion: the number of each
 * node's component. A component's number is above those of the components that it leads to.
 */
export const findComponents = (size: number, next: (node: number) => Iterable<number>): readonly number[] => {
  const order = new Int32Array(size).fill(-1);
  const lowest = new Int32Array(size);
  const component = Array.from<number>({ length: size }).fill(-1);
  const open: number[] = [];
  let [visited, components] = [0, 0];
  const enter = (node: number) => {
    order[node] = lowest[node] = visited;
    visited += 1;
    open.push(node);
    return { node, targets: next(node)[Symbol.iterator]() };
  };
  const close = (node: number): void => {
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component[member] = components;
      if (member === node) break;
    }
    components += 1;
  };
  for (let start = 0; start < size; start += 1) {
    if (order[start] !== -1) continue;
    const path = [enter(start)];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { node } = top;
      const step = top.targets.next();
      if (step.done === true) {
        path.pop();
        if (lowest[node] === order[node]) close(node);
        const parent = path.at(-1)?.node;
        if (parent !== undefined) lowest[parent] = Math.min(lowest[parent] ?? 0, lowest[node] ?? 0);
      } else if (order[step.value] === -1) path.push(enter(step.value));
      else if (component[step.value] === -1)
        lowest[node] = Math.min(lowest[node] ?? 0, order[step.value] ?? 0);
    }
  }
  return component;
};
