/** From values to places in per cent of the plot, so that a chart needs no measuring. */
export interface Scale {
  /** Round values between which everything lies, and the few in between. */
  readonly ticks: readonly number[]
  /** Share of the way from the first tick to the last one, from 0 to 100. */
  readonly at: (value: number) => number
}

/**
 * @param about how many intervals: the round step nearest to it is taken
 * @param whole of what is counted: no step falls between two whole numbers
 */
export const scaleOf = (least: number, most: number, about = 4, whole = false): Scale => {
  const size = Math.max(Math.abs(least), Math.abs(most))
  // A flat series still needs two ends, and so does one that differs by rounding alone.
  const flat = most - least <= Math.max(size * 1e-9, TRIFLE)
  const span = flat ? (size > TRIFLE ? size : 1) : most - least
  const nearest = roundStep(span / about)
  const step = whole ? wholeStep(nearest) : nearest
  const from = Math.floor(least / step)
  const to = Math.max(from + 1, Math.ceil((least + span) / step))
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => clean((from + index) * step))
  return { ticks, at: (value) => percent((value / step - from) / (to - from)) }
}

/** A scale whose ends are the values themselves: for what is read across. */
export const exactScale = (values: readonly number[]): Scale => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least || 1
  return { ticks: values, at: (value) => percent((value - least) / span) }
}

/** Below, a figure is a zero that a computation left behind. */
const TRIFLE = 1e-9

/** Two decimals: what a screen can show, and the same text from every JavaScript engine. */
export const round = (value: number): number => Math.round(value * 100) / 100

// Not the zero with a sign that a rounded trifle becomes.
const percent = (share: number): number => round(share * 100) + 0

/** 1, 2, 2.5 or 5 times a power of ten, the first that is not below. */
const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5].find((each) => each * power >= rough * 0.999)
  return (factor ?? 10) * power
}

/** Of the steps above, 2.5 alone is neither whole nor below one. */
const wholeStep = (step: number): number => (Number.isInteger(step) ? step : step < 1 ? 1 : 5)

/** Without the tail that 3 × 0.1 has. */
const clean = (value: number): number => Number(value.toPrecision(12))
