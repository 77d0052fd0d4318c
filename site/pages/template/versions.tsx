import type { ReactElement } from 'react'
import { Disclosure } from '#ui/disclosure'
import { Section } from '#ui/section'
import { Table } from '#ui/table'
import type { Version } from '../../routes/template/template-data.ts'
import type { Words } from './words.ts'

interface VersionsProps {
  readonly versions: readonly Version[]
  readonly words: Words
}

/** Which kinds of nodes it is made of, in which version of each. */
export function Versions({ versions, words }: VersionsProps): ReactElement {
  return (
    <Section flush shared>
      <Disclosure variant="row" level={2} title={words.versions} meta={versions.length}>
        <Table
          name={words.versions}
          head={[words.node, words.type, words.version, words.times]}
          rows={versions.map(({ node, type, version, count }) => ({
            header: node,
            cells: [<code key="type">{type}</code>, version, count],
          }))}
        />
      </Disclosure>
    </Section>
  )
}
