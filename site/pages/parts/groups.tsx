import { useId, type ReactElement } from 'react'
import { Link } from '#ui/link'
import { Rows } from '#ui/rows'
import { Head, Section } from '#ui/section'
import type { LinkGroup, LinkItem } from '../../routes/page-data.ts'

type Family = LinkGroup['family']

interface GroupsProps {
  readonly groups: readonly LinkGroup[]
  /** Leaves the titles out where the page is about one family alone. */
  readonly untitled?: boolean
  /** How many blocks stand above: bands go on from theirs. */
  readonly after?: number
  /** Names the way to what a large family has beside. */
  readonly rest?: (count: number) => string
}

/** Families of pages, each as a ruled list. */
export function Groups({ groups, untitled = false, after = 0, rest }: GroupsProps): ReactElement {
  const first = after > 0 && after % 2 === 0 ? 1 : 0
  return (
    <>
      {groups.map((group, index) => (
        <Group
          key={group.family}
          group={group}
          banded={(index + first) % 2 === 0}
          untitled={untitled}
          anchor={anchorOf(group.family)}
          rest={rest}
        />
      ))}
    </>
  )
}

interface GroupProps {
  readonly group: LinkGroup
  readonly banded: boolean
  readonly untitled: boolean
  readonly anchor: string
  readonly rest: GroupsProps['rest']
}

function Group({ group, banded, untitled, anchor, rest }: GroupProps): ReactElement {
  const id = useId()
  return (
    <Section
      shared
      tone={banded ? 'sunken' : 'ground'}
      {...(!untitled && { labelledBy: id, id: anchor })}
    >
      {!untitled && <Head id={id} title={group.title} />}
      <PageRows links={group.links} level={untitled ? 2 : 3} />
      {group.more && rest && <Link href={group.more.href}>{rest(group.more.count)}</Link>}
    </Section>
  )
}

/** A family's pages alone, where a part of the page names it. */
export function GroupLinks({ group }: { group: LinkGroup | undefined }): ReactElement {
  return (
    <div data-shared="">
      <PageRows links={group?.links ?? []} level={3} />
    </div>
  )
}

interface PageRowsProps {
  readonly links: readonly LinkItem[]
  readonly level: 2 | 3
}

/** Links with their line and the hue of their universe. */
export function PageRows({ links, level }: PageRowsProps): ReactElement {
  return (
    <Rows
      layout="links"
      level={level}
      rows={links.map(({ href, name, hint, universe }) => ({
        href,
        title: name,
        text: hint,
        universe,
      }))}
    />
  )
}

/** The anchor of a family; `main` is the name of the page's own main part. */
const anchorOf = (family: Family): string => (family === 'main' ? 'site' : family)
