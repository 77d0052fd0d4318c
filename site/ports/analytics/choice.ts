/** How the owner wants visits measured: chosen in `site/identity.ts`, not at all unless told. */
export type AnalyticsChoice =
  | {
      /** An address of the owner's own, `https://…` or a path of this site, that takes JSON. */
      readonly service: 'endpoint'
      readonly url: string
      /** Also follow how a visitor comes to write: that needs consent, audience alone does not. */
      readonly journey?: boolean
    }
  | {
      /** A tag service that reads `window.dataLayer`: whatever it does with visits needs consent. */
      readonly service: 'dataLayer'
      /** With it, events are put as gtag's commands; without it, as plain objects. */
      readonly id?: string
      /** Its script, fetched once the visitor has agreed, never before. */
      readonly script?: string
      /** Origins that it sends to. */
      readonly connect?: readonly string[]
    }

/** Visits counted by the site's own server: not chosen at build, but said by it with each page. */
export interface OwnMeasure {
  readonly service: 'own'
}

/** What a visit is measured by. */
export type Measure = AnalyticsChoice | OwnMeasure

/** What a visit may be looked at for. */
export const PURPOSES = ['audience', 'journey'] as const
export type Purpose = (typeof PURPOSES)[number]

/**
 * Purposes that the visitor has to agree to. Audience measured for the owner alone is exempt; once
 * something needs consent, all of it waits for the answer.
 */
export const purposesToAsk = (choice: Measure | undefined): readonly Purpose[] => {
  if (choice === undefined || choice.service === 'own') return []
  return choice.service === 'endpoint' && choice.journey !== true ? [] : PURPOSES
}

/** What the content security policy has to let through beyond this site: nothing by default. */
export const foreignSources = (
  choice: AnalyticsChoice | undefined,
  origin: string,
): { readonly script: readonly string[]; readonly connect: readonly string[] } => {
  const foreign = (urls: readonly string[]) => [
    ...new Set(urls.map((url) => new URL(url, origin).origin).filter((each) => each !== origin)),
  ]
  if (choice === undefined) return { script: [], connect: [] }
  if (choice.service === 'endpoint') return { script: [], connect: foreign([choice.url]) }
  return {
    script: foreign(choice.script === undefined ? [] : [choice.script]),
    connect: foreign(choice.connect ?? []),
  }
}
