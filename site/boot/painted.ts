/** Calls once text has appeared on the screen: what loads from then on does not hold it back. */
export const oncePainted = (then: () => void): void => {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}
