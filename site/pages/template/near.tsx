import { useId, type ReactElement } from 'react'
import { Cards } from '#ui/card'
import { Link } from '#ui/link'
import { Head, Section } from '#ui/section'
import { ShapeSigns } from '../../components/flow-view/index.ts'
import type { TemplateData } from '../../routes/template/template-data.ts'
import { SIGNS } from '../../workflows/library/signs.ts'
import { TemplateCard } from '../parts/template-card.tsx'
import type { Words } from './words.ts'

interface NearProps {
  readonly template: TemplateData
  readonly words: Words
}

/** Templates that share its services, its category or its shape. */
export function Near({ template, words }: NearProps): ReactElement | null {
  const { related, names, category } = template
  const id = useId()
  if (related.length === 0) return null
  return (
    <Section labelledBy={id} shared flush>
      <Head id={id} title={words.near} size="t3" />
      <ShapeSigns names={SIGNS} />
      <Cards>
        {related.map((card) => (
          <TemplateCard key={card.slug} card={card} names={names} />
        ))}
      </Cards>
      <p>
        <Link variant="more" href={category.href}>
          {words.all(category.name)}
        </Link>
      </p>
    </Section>
  )
}
