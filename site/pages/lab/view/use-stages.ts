import { startTransition, useEffect, useState } from 'react'

/**
 * A large view is drawn part by part: browsers lay out in one go what comes in one go, and a phone
 * answers nobody meanwhile.
 * @returns how many parts are to be drawn by now, from 1 to `parts`
 */
export const useStages = (parts: number): number => {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}
