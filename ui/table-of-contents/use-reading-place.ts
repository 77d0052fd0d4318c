import { useEffect, useEffectEvent, useState } from 'react'

/** How far down the screen, in %, a title must have come to be the one that is being read. */
const LINE = 30

/**
 * Follows reading: the id of the last of these elements that has passed the upper third of the
 * screen. Nothing before the first has, nor on the server.
 */
export function useReadingPlace(
  ids: readonly string[],
  onChange?: (id: string | undefined) => void,
): string | undefined {
  const [place, setPlace] = useState<string>()
  const tell = useEffectEvent((id: string | undefined) => {
    if (id === place) return
    setPlace(id)
    onChange?.(id)
  })
  const key = ids.join(' ')
  useEffect(() => {
    const order = key === '' ? [] : key.split(' ')
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          passed[isIntersecting ? 'add' : 'delete'](target.id)
        tell(order.findLast((id) => passed.has(id)))
      },
      // Everything above the line counts, however far: no jump can skip a title unnoticed.
      { root: document, rootMargin: `9999999px 0px -${100 - LINE}% 0px` },
    )
    for (const id of order) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key])
  return place
}
