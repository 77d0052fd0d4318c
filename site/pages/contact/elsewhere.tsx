import type { ReactElement } from 'react'
import { ContactRows, type ContactRow } from '#ui/contact-rows'
import { Head } from '#ui/section'
import { Link } from '#ui/link'
import { Stack } from '#ui/stack'
import type { ContactWays } from '../../routes/page-data.ts'

const PROFILES = [
  ['code', 'code'],
  ['network', 'user'],
] as const

interface ElsewhereProps {
  readonly ways: ContactWays
  readonly sample: boolean
}

/** [2.3.78] The owner's public profiles, and who that is. */
export function Social({ ways, sample }: ElsewhereProps): ReactElement {
  const { social: words } = ways.words
  const rows = PROFILES.flatMap(([key, icon]): ContactRow[] => {
    const href = ways.profiles[key]
    if (href === undefined) return sample ? [{ icon, label: words[key], value: words.none }] : []
    const value = (
      <a href={href} rel="me noopener">
        {new URL(href).host}
      </a>
    )
    return [{ icon, label: words[key], value }]
  })
  return (
    <section id="social" aria-labelledby="social-title">
      <Head id="social-title" title={words.title} size="t3" />
      <ContactRows rows={rows} />
    </section>
  )
}

export function About({ ways, sample }: ElsewhereProps): ReactElement {
  const { about: words } = ways.words
  return (
    <section id="about" aria-labelledby="about-title">
      <Head id="about-title" title={words.title} size="t3" />
      <Stack>
        <p>{words.text}</p>
        {sample && <p>{words.sample}</p>}
        <Link variant="more" href={ways.cv}>
          {words.cv}
        </Link>
      </Stack>
    </section>
  )
}
