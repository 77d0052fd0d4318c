import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sameWeights, searchWith, weightsIn, type Scale } from '../../weighing/address.ts'

interface Weights {
  readonly weights: readonly number[]
  readonly weigh: (weights: readonly number[]) => void
  /** The address said something that is no choice of weights. */
  readonly unknown: boolean
}

/** How long one has to pause before the address says what was set. */
const PAUSE_MS = 400

/** What weighs how much: answered at once, and kept in the address once one pauses. */
export const useWeights = (usual: readonly number[], scale: Scale): Weights => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  // The prerendered page has the usual weights: those of the address come right after.
  const [weights, setWeights] = useState(usual)
  const [unknown, setUnknown] = useState(false)
  const known = useRef(usual)

  useLayoutEffect(() => {
    const inAddress = weightsIn(search, usual.length, scale)
    setUnknown(inAddress === 'wrong')
    const next = inAddress === undefined || inAddress === 'wrong' ? usual : inAddress
    if (sameWeights(next, known.current)) return
    known.current = next
    setWeights(next)
  }, [search, usual, scale])

  useEffect(() => {
    if (sameWeights(weights, known.current)) return undefined
    const write = () => {
      known.current = weights
      // No entry of the history for every step: back leads to the page one came from.
      void navigate(
        { pathname, search: searchWith(search, weights, usual), hash },
        { replace: true },
      )
    }
    const pause = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(pause)
  }, [weights, usual, pathname, search, hash, navigate])

  return { weights, weigh: setWeights, unknown }
}
