/** Settled once text has appeared on the screen: what loads from then on does not hold it back. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      // Browsers also tell of a first paint, which may be that of an empty page's background.
      if (!list.getEntriesByName('first-contentful-paint')[0]) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
  })
