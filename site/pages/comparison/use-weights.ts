import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sameWeights, searchWith, weightsIn, type Scale } from '../../weighing/address.ts'

interface Set {
  readonly weights: readonly number[]
  /** The address said something that is no choice of weights. */
  readonly unknown: boolean
}

interface Weights extends Set {
  readonly weigh: (weights: readonly number[]) => void
}

/** How long one has to pause before the address says what was set. */
const PAUSE_MS = 400

/** What weighs how much: answered at once, and kept in the address once one pauses. */
export const useWeights = (usual: readonly number[], scale: Scale): Weights => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // The prerendered page has the usual weights: those of the address come right after.
  const [set, setSet] = useState<Set>({ weights: usual, unknown: false })
  const known = useRef(set)

  useLayoutEffect(() => {
    const asked = weightsIn(search, usual.length, scale)
    const unknown = asked === 'wrong'
    const inAddress = { weights: asked === undefined || unknown ? usual : asked, unknown }
    if (same(inAddress, known.current)) return
    known.current = inAddress
    setSet(inAddress)
  }, [search, usual, scale])

  useEffect(() => {
    if (same(set, known.current)) return undefined
    const write = () => {
      known.current = set
      const asked = searchWith(search, set.weights, usual)
      // No entry of the history for every step: back leads to the page one came from.
      void navigate({ pathname, search: asked, hash }, { replace: true })
    }
    const pause = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [set, usual, pathname, search, hash, navigate])

  return { ...set, weigh: (weights) => setSet({ weights, unknown: false }) }
}

const same = (one: Set, other: Set): boolean =>
  one.unknown === other.unknown && sameWeights(one.weights, other.weights)
