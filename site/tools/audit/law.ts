/** Facts that the audit stands on: the page brings them, each with its source. */
export const LAW_IDS = [
  'ai-act.prohibited-article',
  'ai-act.prohibitions-apply',
  'ai-act.prohibited-fine',
  'ai-act.high-risk-article',
  'ai-act.high-risk-uses-apply',
  'ai-act.deployer-logs',
  'ai-act.literacy-article',
  'ai-act.transparency-article',
  'ai-act.transparency-apply',
  'ai-act.general-application',
  'gdpr.principles-article',
  'gdpr.automated-decision-article',
  'gdpr.processor-article',
  'gdpr.records-article',
  'gdpr.records-exemption',
  'gdpr.breach-notice',
  'gdpr.impact-assessment-article',
] as const
export type LawId = (typeof LAW_IDS)[number]
