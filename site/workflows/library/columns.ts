/** The shape of a template as text. Columns apart by `.`, what stands in one by `,`: an icon's name, or `=` and letters. */
export type Shape = string

export const shapeFrom = (columns: readonly (readonly string[])[]): Shape =>
  columns.map((cells) => cells.join(',')).join('.')

export const columnsIn = (shape: Shape): readonly (readonly string[])[] =>
  shape === '' ? [] : shape.split('.').map((cells) => cells.split(','))
