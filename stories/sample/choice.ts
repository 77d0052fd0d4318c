/** Controls of a prop that takes one of a component's exported variants. */
export const choice = <T extends string | number>(options: readonly T[]) =>
  ({ options, control: { type: 'select' } }) as const
