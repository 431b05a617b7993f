/*
 * Furniture and fittings of a section, from the lower left corner: the paths of their outlines, to be drawn together in
 * one thin line.
 */

type Drawn = (x: number, floor: number) => string

export const desk: Drawn = (x, y) =>
  `M${x} ${y}v-22h58v22M${x - 3} ${y - 22}h64M${x + 18} ${y - 22}v-4h10v4M${x + 10} ${y - 26}v-16h26v16z` +
  `M${x + 76} ${y}v-16h-12m12 0v-18M${x + 70} ${y}h12`

export const bed: Drawn = (x, y) =>
  `M${x} ${y}v-30h3v16h67v-10h3v24M${x + 3} ${y - 8}h67M${x + 5} ${y - 14}v-4q0-4 4-4h10v8M${x + 21} ${y - 14}q2-7 10-7h39`

export const nightstand: Drawn = (x, y) =>
  `M${x} ${y}v-18h18v18M${x} ${y - 10}h18M${x + 9} ${y - 18}v-8m-6 0h12l-3-9h-6z`

export const sofa: Drawn = (x, y) =>
  `M${x} ${y}v-16q0-4 4-4t4 4v4h44v-4q0-4 4-4t4 4v16zM${x + 8} ${y - 12}v-14q0-4 4-4h36q4 0 4 4v14M${x + 30} ${y - 12}v-18`

export const armchair: Drawn = (x, y) =>
  `M${x} ${y}v-16q0-4 4-4t4 4v4h16v-4q0-4 4-4t4 4v16zM${x + 6} ${y - 16}v-14q0-5 5-5h10q5 0 5 5v14`

export const table: Drawn = (x, y) => `M${x + 4} ${y}v-24M${x + 52} ${y}v-24M${x} ${y - 24}h56`

export const shelf: Drawn = (x, y) =>
  `M${x} ${y}v-56h40v56M${x} ${y - 14}h40M${x} ${y - 28}h40M${x} ${y - 42}h40M${x + 5} ${y - 28}v-8h9v8M${x + 20} ${y - 42}v-9h12v9` +
  `M${x + 8} ${y - 14}v-9h14v9`

export const cupboard: Drawn = (x, y) =>
  `M${x} ${y}v-54h36v54zM${x + 18} ${y - 54}v54M${x + 14} ${y - 26}v6M${x + 22} ${y - 26}v6`

export const plant: Drawn = (x, y) =>
  `M${x - 8} ${y - 12}h16l-2 12h-12zM${x} ${y - 12}q-14-18-3-28M${x} ${y - 12}q14-16 7-30M${x} ${y - 12}v-30`

export const pendant = (x: number, ceiling: number, drop = 16): string =>
  `M${x} ${ceiling}v${drop}m-10 8q2-8 10-8t10 8z`

export const rack: Drawn = (x, y) =>
  `M${x} ${y}v-64h36v64zM${x + 5} ${y - 58}h26v9h-26zM${x + 5} ${y - 45}h26v9h-26zM${x + 5} ${y - 32}h26v9h-26zM${x + 5} ${y - 12}h26`

export const counter: Drawn = (x, y) => `M${x} ${y}v-34h84v34M${x - 5} ${y - 34}h94M${x + 8} ${y - 28}h68v22h-68z`

export const crate: Drawn = (x, y) => `M${x} ${y}v-26h32v26zM${x} ${y - 17}h32M${x + 12} ${y - 26}v9h8v-9`

export const pallet: Drawn = (x, y) =>
  `M${x} ${y}v-5h40v5M${x + 18} ${y}v-5h4v5M${x + 2} ${y - 5}v-24h36v24M${x + 20} ${y - 29}v24M${x + 2} ${y - 17}h36`

export const basin: Drawn = (x, y) =>
  `M${x} ${y - 26}h20q0 9-10 9t-10-9M${x + 10} ${y - 17}v17M${x + 16} ${y - 26}v-7h-6`

export const toilet: Drawn = (x, y) => `M${x} ${y - 16}h20q-2 9-9 9v7h-9v-16M${x} ${y - 16}v-18h6v18`

export const car: Drawn = (x, y) =>
  `M${x} ${y - 10}q0-18 16-20l14-18q4-4 10-4h34q6 0 10 4l16 17 14 4q6 2 6 17h-15a9 9 0 0 0-18 0h-54a9 9 0 0 0-18 0z` +
  `M${x + 30} ${y - 31}h62M${x + 62} ${y - 52}v21M${x + 32} ${y - 9}a8 8 0 1 1-16 0 8 8 0 1 1 16 0M${x + 104} ${y - 9}a8 8 0 1 1-16 0 8 8 0 1 1 16 0`

/** A scooter that looks right. */
export const scooter: Drawn = (x, y) =>
  `M${x + 18} ${y - 9}a9 9 0 1 1-18 0 9 9 0 1 1 18 0M${x + 66} ${y - 9}a9 9 0 1 1-18 0 9 9 0 1 1 18 0` +
  `M${x + 9} ${y - 9}q-6-18 4-20h24q2 16 8 16h4l6-24-4-4h-6M${x + 5} ${y - 29}q0-5 5-5h24v5M${x + 55} ${y - 37}l4 6M${x + 50} ${y - 19}q10-2 14 3`
