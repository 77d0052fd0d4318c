/** What the last run found, in Markdown: for a pull request to show. */
import type { Rejection } from './rejection.ts'
import type { Group, Results, Shot } from './results.ts'
import { picturesIn, reproachOf } from './telling.ts'

/** Where the small picture of a group lies, from the summary. */
export const smallPathOf = ({ id }: Group): string => `small/${id}.png`

export interface Said {
  /** Address of the folder, ending in a slash; pictures are beside the summary without it. */
  readonly at?: string | undefined
  /** What a person types to accept. */
  readonly command: string
}

export const summaryOf = (
  results: Results,
  rejections: readonly Rejection[],
  { at = '', command }: Said,
): string => {
  const { shots, groups, browser } = results
  const wrong = shots.filter(({ state }) => state !== 'same')
  if (wrong.length === 0)
    return `# Visual review\n\nAll ${shots.length} pictures are as accepted.\n`
  const reasons = groups.length === 1 ? '1 reason' : `${groups.length} reasons`
  const shown = groups.slice(0, MOST_GROUPS)
  const more = groups.length - shown.length
  return [
    '# Visual review',
    `${wrong.length} of ${shots.length} pictures are not as accepted, for ${reasons}. Browser ${browser}.`,
    ...shown.map((group) => partOf(group, results, rejections, { at, command })),
    ...(more > 0 ? [`And ${more} more, in the [report](${at}index.html).`] : []),
    '',
  ].join('\n\n')
}

/** A comment has an end. */
const MOST_GROUPS = 40
const MOST_STORIES = 8

const partOf = (
  group: Group,
  { stories, shots }: Results,
  rejections: readonly Rejection[],
  { at = '', command }: Said,
): string => {
  const own = group.shots.flatMap(
    (which) =>
      shots.find(({ story, variant }) => story === which.story && variant === which.variant) ?? [],
  )
  const byStory = new Map<string, Shot[]>()
  for (const shot of own) byStory.set(shot.story, [...(byStory.get(shot.story) ?? []), shot])
  const [first] = own
  const lines = [...byStory].slice(0, MOST_STORIES).map(([story, some]) => {
    const known = stories[story]
    const name = known ? `${known.title} / ${known.name}` : story
    return `- ${plain(name)}: ${some.map(({ variant }) => variant).join(', ')}`
  })
  const more = byStory.size - lines.length
  if (more > 0) lines.push(`- and ${more} more stories`)
  const said = new Set(own.flatMap((shot) => reproachOf(shot, rejections) ?? []))
  const failed = first?.state === 'error'
  const seen =
    first?.state === 'new' ? 'New' : first?.state === 'removed' ? 'Before' : 'Before and after'
  return [
    `## ${plain(group.says)} · ${picturesIn(group.shots)}`,
    ...[...said].map((reproach) => `> **${plain(reproach)}**`),
    failed
      ? `    ${(first.message ?? '').replaceAll('\n', '\n    ')}`
      : `![${seen}: ${plain(first?.story ?? '')}](${at}${smallPathOf(group)})`,
    lines.join('\n'),
    ...(failed ? [] : [`\`${command} --accept --group ${group.id}\``]),
  ].join('\n\n')
}

/** Words of a story or of a reviewer are words, whatever they are made of. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|!]/gu, '\\$&')
