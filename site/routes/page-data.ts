/** What a page type receives: plain JSON, resolved at build, the same for server and browser. */
import type { CodeActivity } from '../content/code-activity.ts'
import type { SceneName } from '../content/scene.ts'
import type { Block } from '../content/schema.ts'
import type { InLanguage } from '../owner/in-language.ts'
import type { Resume } from '../owner/resume.ts'
import type { Cases } from '../owner/schema.ts'
import type { TestimonialsTold } from '../owner/told.ts'
import type { CardData } from '../seo/card-data.ts'
import type { Head } from '../seo/head.ts'
import type { Family } from './families.ts'
import type { Balanced } from '../costing/balance.ts'
import type { Quoted } from '../costing/quoted.ts'
import type { Weighed } from '../weighing/weighed.ts'
import type { ContactWords } from '../contact/words.ts'
import type { PageWords } from '../pages/contact/page-words.ts'
import type { Mode } from '../navigation/modes.ts'
import type { Alphabet } from './alphabet.ts'
import type { BlogData } from './blog.ts'
import type { Chapters } from './chapters.ts'
import type { Bilingual, Language } from './language.ts'
import type { LinkItem } from './link-item.ts'
import type { Beginning } from './beginning.ts'
import type { PricedModel } from './model-prices.ts'
import type { PageNav } from './page-nav.ts'
import type { RoiData } from './roi.ts'
import type { PlacePart } from './placed-in.ts'
import type { Header } from './rules.ts'
import type { Screen } from './table.ts'
import type { LibraryData } from './library-data.ts'
import type { TemplateData } from './template/template-data.ts'
import type { ToolData } from './tool-data.ts'

export type { LinkItem }

export interface LinkGroup {
  readonly family: Family
  /** What its pages together are called. */
  readonly title: string
  /** Names alone do not tell which one to choose. */
  readonly explained?: true
  readonly links: readonly LinkItem[]
  /** Where the others are, of a family too large to be listed whole. */
  readonly more?: { readonly href: string; readonly count: number }
}

export interface AskedQuestion {
  readonly href: string
  readonly question: string
  /** What the page with the answer is about. */
  readonly about: string
}

/** Questions on one subject. */
export interface QuestionGroup {
  /** Its anchor. */
  readonly id: string
  readonly title: string
  readonly questions: readonly AskedQuestion[]
}

export interface TechnologyGroup {
  readonly id: string
  readonly title: string
  readonly universe: 'code' | 'ia' | 'plus'
  readonly uses: readonly {
    /** Key of its tile. */
    readonly icon: string
    readonly name: string
    readonly text: string
    readonly here?: true
    readonly href?: string
  }[]
}

/** Technologies that this very site uses. */
export interface ToolsAtWork {
  readonly described: number
  readonly used: number
  readonly families: readonly { readonly title: string; readonly names: readonly string[] }[]
}

/** How a message leaves, and what stands beside it. */
export interface ContactWays {
  /** Who is asked to take it; left out, it becomes an e-mail. */
  readonly endpoint?: string
  /** How its form leaves without a script. */
  readonly plain: {
    readonly action?: string
    readonly method: 'post' | 'dialog'
    readonly encType?: string
  }
  /** Public profiles of the owner. */
  readonly profiles: Readonly<Partial<Record<'code' | 'network', string>>>
  readonly privacy: string
  readonly cv: string
  /** What the page says; its script knows no language. */
  readonly words: PageWords
  readonly fields: ContactWords
}

/** A block whose links are resolved. */
export type PageBlock = Resolved<Block>

type Resolved<B extends Block> = B extends Block
  ? Omit<B, 'more' | 'doors'> & {
      readonly more?: { readonly href: string; readonly text: string }
    } & (B extends {
        readonly doors: readonly (infer Door)[]
      }
        ? { readonly doors: readonly (Omit<Door, 'page'> & Pick<LinkItem, 'href' | 'name'>)[] }
        : unknown)
  : never

/** A page that Opale leads to. */
export interface TourStop {
  readonly href: string
  readonly name: string
  /** What she says there. */
  readonly text: string
}

export interface PageData {
  readonly id: string
  readonly screen: Screen
  /** The address shown, without its query. */
  readonly path: string
  readonly language: Language
  readonly header: Header
  readonly padded: boolean
  readonly background: boolean
  readonly activity: boolean
  readonly category: string
  readonly universe?: Mode | undefined
  /** The path names no universe, and the page is about this one: shown beside CODE [2.3.66]. */
  readonly about?: 'ia'
  /** Left out where the second row is the trail. */
  readonly nav?: PageNav
  /** The canonical address in this language: what a link that is current points to. */
  readonly here: string
  /** Left out of the inline data: the document already holds it. */
  readonly head?: Head
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[]
  /** This page in each language, for the switcher. */
  readonly alternates: Bilingual<string>
  /** What kind of page it is, in a word. */
  readonly badge: string
  readonly heading: string
  readonly lead: string
  /** The day it first stood on the site. */
  readonly published: string
  /** The day its facts were last checked. */
  readonly updated: string
  readonly related: readonly LinkItem[]
  readonly groups: readonly LinkGroup[]
  readonly blocks: readonly PageBlock[]
  /** The stops of the guided tour, where one begins it. */
  readonly tour?: readonly TourStop[]
  /** [2.1.101] The part of the library that a list shows. */
  readonly library?: LibraryData
  /** [2.1.102] What a template is made of and needs. */
  readonly template?: TemplateData
  /** [2.1.105] What each technology is for, by family. */
  readonly technologies?: readonly TechnologyGroup[]
  /** Hours that a use case gives back. */
  readonly balance?: Balanced
  /** A worked quote, whose inputs one may change. */
  readonly quote?: Quoted
  /** What a comparison's products are weighed by. */
  readonly weighing?: Weighed
  /** Every question there is, and where everything else is searched. */
  readonly questions?: readonly QuestionGroup[]
  readonly elsewhere?: string
  /** [2.1.106] Where a message goes. */
  readonly contact?: ContactWays
  /** [2.1.99] The owner's career, and where its projects are told whole. */
  readonly resume?: Resume
  readonly portfolio?: string
  /** [2.1.92] */
  readonly cases?: InLanguage<Cases>
  /** [2.1.34] */
  readonly testimonials?: TestimonialsTold
  /** What this site is made and tested with, and how many technologies it tells of. */
  readonly tools?: ToolsAtWork
  /** Where one sees for oneself. */
  readonly checks?: readonly LinkItem[]
  /** [2.3.74] What the calculation of a return starts from. */
  readonly roi?: RoiData
  /** [2.1.103] What models cost in a run of the studio. */
  readonly prices?: readonly PricedModel[]
  /** [2.1.103] What the studio may begin with, in sight before it has come. */
  readonly beginning?: Beginning
  /** What a free tool asks, and what it works with. */
  readonly tool?: ToolData
  /** Where a term stands among the others. */
  readonly alphabet?: Alphabet
  /** [2.3.76] What there is to read. */
  readonly blog?: BlogData
  /** [2.1.100] What the contact card holds. */
  readonly card?: CardData
  /** [2.1.114] This site's own history. */
  readonly history?: CodeActivity
  readonly chapters?: Chapters
  /** [2.1.51] [2.1.93] What a place shows, in the order of its page. */
  readonly parts?: readonly PlacePart[]
  /** Its map or its diagram, drawn at build. Left out of the inline data, as the text is. */
  readonly map?: string
  /** The scene that it opens with, drawn at build; likewise. */
  readonly scene?: string
  /** Opale beside its text: the name of a picture. */
  readonly still?: SceneName
  /** Markdown rendered at build. Left out of the inline data: the DOM already holds it. */
  readonly html?: string
}

/** An address that only leads elsewhere. */
export interface Leads {
  readonly to: string
}
export type AddressData = PageData | Leads
export const leadsElsewhere = (data: AddressData): data is Leads => 'to' in data
