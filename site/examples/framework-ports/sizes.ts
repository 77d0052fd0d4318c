/** What the settings of two libraries send to a model, in one unit. */
export interface Sending {
  readonly pieces: number
  readonly size: number
  readonly unit: 'characters' | 'tokens'
}

/** @param perToken characters a token, measured on your own texts: four is a rule of thumb */
export const tokensSent = ({ pieces, size, unit }: Sending, perToken = 4): number =>
  pieces * (unit === 'tokens' ? size : size / perToken)
