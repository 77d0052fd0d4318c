import { useId, type ReactElement } from 'react'
import { Link } from '#ui/link'
import { Rows } from '#ui/rows'
import { Head, Section } from '#ui/section'
import type { TemplateData } from '../../routes/template/template-data.ts'
import type { Words } from './words.ts'

interface NearProps {
  readonly template: TemplateData
  readonly words: Words
}

/** Templates that share its services, its category or its shape. */
export function Near({ template, words }: NearProps): ReactElement | null {
  const { related, category } = template
  const id = useId()
  if (related.length === 0) return null
  return (
    <Section labelledBy={id} shared flush>
      <Head id={id} title={words.near} size="t3" />
      <Rows
        layout="links"
        columns={3}
        rows={related.map(({ title, text, href }) => ({ title, text, href }))}
      />
      <p>
        <Link variant="more" href={category.href}>
          {words.all(category.name)}
        </Link>
      </p>
    </Section>
  )
}
