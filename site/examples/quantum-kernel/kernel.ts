/** A quantum kernel, computed exactly without a quantum computer. */

/** `n` qubits are 2ⁿ amplitudes; these gates keep them real. */
type State = Float64Array

/** What a circuit makes of one record: its numbers become angles, one qubit each. */
export const encode = (angles: readonly number[], entangled: boolean): State => {
  let state: State = new Float64Array(2 ** angles.length)
  state[0] = 1
  const turnAll = () => {
    for (const [qubit, angle] of angles.entries()) state = turn(state, qubit, angle)
  }
  turnAll()
  if (!entangled) return state
  for (const qubit of angles.keys()) flip(state, qubit, (qubit + 1) % angles.length)
  turnAll()
  return state
}

/** How alike two records are for the circuit: between 0 and 1. */
export const likeness = (one: State, other: State): number => {
  let overlap = 0
  for (const [index, amplitude] of one.entries()) overlap += amplitude * other[index]!
  return overlap ** 2
}

/** The gate RY on one qubit. */
const turn = (state: State, qubit: number, angle: number): State => {
  const [cos, sin, bit] = [Math.cos(angle / 2), Math.sin(angle / 2), 2 ** qubit]
  return state.map((amplitude, index) =>
    (index & bit) === 0
      ? cos * amplitude - sin * state[index | bit]!
      : sin * state[index ^ bit]! + cos * amplitude,
  )
}

/** The gate CZ: it entangles two qubits. */
const flip = (state: State, one: number, other: number): void => {
  const both = (2 ** one) | (2 ** other)
  for (const index of state.keys()) if ((index & both) === both) state[index]! *= -1
}
