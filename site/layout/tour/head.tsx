import { useEffect, useState, type ReactElement } from 'react'
import { lookOf, Portrait } from '#companion/living'
import { useCompanion } from '#companion/tamagotchi'
import { companionLife, leaveLife } from '../../ports/life/lives.ts'

/** Her head, as her life stands. */
export default function Head(): ReactElement {
  const [life] = useState(companionLife)
  const { snapshot } = useCompanion(life)
  useEffect(() => () => leaveLife('B'), [])
  return <Portrait look={lookOf(snapshot)} size={64} />
}
