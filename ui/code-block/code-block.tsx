import { useRef, type ReactElement } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { join, type Attributes } from '../render/index.ts'
import { scrollRegion } from '../scroll-region/index.ts'
import * as css from './code-block.css.ts'
import { useCopy } from './use-copy.ts'

interface CodeWords extends Attributes<'figure', 'children' | 'onCopy' | 'title'> {
  /** Names the region that scrolls; unique in the page. */
  name: string
  /** Name of the file, where it is one. */
  file?: string | undefined
  /** Language of the code, as people write it. */
  language?: string | undefined
  copy: string
  copied: string
  /** Where one can take the whole file, and what the link is called. */
  download?: { readonly href: string; readonly name: string } | undefined
  /** Said where the browser does not let it: the code is selected instead. */
  failed: string
}

export type CodeBlockProps = CodeWords &
  (
    | { children: string; html?: undefined }
    /** The code with its tokens marked, made at build time, never from a visitor. */
    | { html: string; children?: undefined }
  )

/** Code to read, and to take along. Its root is the `figure`. */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const { name, file, language, copy: label, copied, failed, download, ...other } = props
  const { children, html, className, ...rest } = other
  const code = useRef<HTMLPreElement>(null)
  const { state, copy } = useCopy()
  const take = () => {
    const { current } = code
    if (!current) return
    void copy(current.textContent).then((result) => {
      if (result === 'failed') getSelection()?.selectAllChildren(current)
    })
  }
  return (
    <figure className={join(css.block, className)} {...rest}>
      <figcaption className={css.bar}>
        {file && <b>{file}</b>}
        {language && <span>{language}</span>}
        <output className={css.said}>{state && { copied, failed }[state]}</output>
        {download && (
          <ButtonLink
            size="s"
            href={download.href}
            download
            aria-label={`${download.name} ${file}`}
          >
            {download.name}
          </ButtonLink>
        )}
        <Button size="s" className={css.copy} onClick={take}>
          {state === 'copied' && <Icon name="check" size={16} />}
          {label}
        </Button>
      </figcaption>
      <div {...scrollRegion(name)} className={css.text}>
        <pre ref={code}>
          {html === undefined ? (
            <code>{children}</code>
          ) : (
            <code dangerouslySetInnerHTML={{ __html: html }} />
          )}
        </pre>
      </div>
    </figure>
  )
}
