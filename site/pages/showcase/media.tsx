import type { ReactElement } from 'react'
import { ButtonLink } from '#ui/button'
import { Facts } from '#ui/facts'
import { hidden } from '#ui/field'
import { Icon } from '#ui/icon'
import { Head, Section, Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { ThemedImage } from '#ui/themed-image'
import { useWordsOf } from '../../i18n/use-words.ts'
import type { PageData } from '../../routes/page-data.ts'
import * as css from './media.css.ts'
import { KIT, type KitPicture } from './media-kit.ts'
import { WORDS } from './media-words.ts'

/** [2.1.98] A part of the media kit: what it looks like, what it is, and its files. */
export function Media({ page }: { page: PageData }): ReactElement | null {
  const entry = KIT[page.id]
  const words = useWordsOf(WORDS)
  if (entry === undefined) return null
  const { pictures, files, dimensions } = entry
  const kinds = [...new Set(files.map((file) => endingOf(file).toUpperCase()))]
  return (
    <>
      <Section labelledBy="preview">
        <h2 id="preview" className={hidden}>
          {words.preview}
        </h2>
        <div className={pictures.length > 2 ? css.wall : css.rows}>
          {pictures.map((picture) => (
            <Picture key={picture.dark} picture={picture} name={page.heading} />
          ))}
        </div>
      </Section>
      <Section tone="sunken" labelledBy="files" shared>
        <Split ratio="4:7">
          <Head id="files" title={words.files} lead={words.lead} />
          <Stack gap={6}>
            <Facts
              facts={[
                { term: words.formats, value: kinds.join(', ') },
                { term: words.dimensions, value: `${dimensions} px` },
                { term: words.count, value: String(files.length) },
              ]}
            />
            <Inline as="ul">
              {files.map((file) => (
                <li key={file}>
                  <ButtonLink href={file} size="s" download>
                    <Icon name="down" size={16} />
                    {file.slice(file.lastIndexOf('/') + 1)}
                  </ButtonLink>
                </li>
              ))}
            </Inline>
          </Stack>
        </Split>
      </Section>
    </>
  )
}

function Picture({ picture, name }: { picture: KitPicture; name: string }): ReactElement {
  const { dark, light, ...size } = picture
  return (
    <div className={css.frame}>
      {dark === light ? (
        <img src={dark} alt={name} loading="lazy" {...size} />
      ) : (
        <ThemedImage dark={dark} light={light} alt={name} {...size} />
      )}
    </div>
  )
}

const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1)
