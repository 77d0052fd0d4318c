import type { ReactElement } from 'react'
import { Rows, type Row } from '#ui/rows'
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
  const rows = PROFILES.flatMap(([key, icon]): Row[] => {
    const href = ways.profiles[key]
    if (href === undefined) return sample ? [{ icon, title: words[key], text: words.none }] : []
    const text = (
      <a href={href} rel="me noopener">
        {new URL(href).host}
      </a>
    )
    return [{ icon, title: words[key], text }]
  })
  return (
    <section id="social" aria-labelledby="social-title">
      <Head id="social-title" title={words.title} size="t3" />
      <Rows layout="lines" rows={rows} />
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
