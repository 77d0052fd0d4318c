import type { Rule } from './survey.ts'

/** Without that setting n8n runs branches side by side, not one after the other. */
export const order: Rule = ({ flow, out }) => {
  const isOld = flow.settings?.['executionOrder'] !== 'v1'
  const divides = [...out.values()].some(
    (links) => links.filter(({ kind }) => kind === 'main').length > 1,
  )
  return isOld && divides ? [{ key: 'old-order', level: 'hint', values: {} }] : []
}
