/** What the browser receives of navigation A: a file a language, fetched when A is shown. */
import type { IconName } from '#ui/icon'
import type { DropdownKey, SectionA, TOP_LINKS } from './reading-a.ts'

export interface DropdownDataA {
  readonly key: DropdownKey
  readonly label: string
  readonly base: string
  /** [2.3.23] */
  readonly entries: readonly {
    readonly label: string
    readonly href: string
    readonly description: string
    readonly icon: IconName
    readonly count?: string
  }[]
  readonly proposal: {
    readonly title: string
    readonly text: string
    readonly action: string
    readonly href: string
  }
}

export interface NavigationDataA {
  readonly links: readonly {
    readonly key: (typeof TOP_LINKS)[number]['key']
    readonly label: string
    readonly href: string
    readonly sections: readonly SectionA[]
  }[]
  /** [2.3.39] */
  readonly quick: readonly {
    readonly key: 'webdev' | 'ia' | 'workflows' | 'cv'
    readonly label: string
    readonly href: string
  }[]
  readonly dropdowns: readonly DropdownDataA[]
  /** [2.3.37] What the contact action offers. */
  readonly contact: {
    readonly title: string
    readonly ways: readonly {
      readonly label: string
      readonly hint: string
      readonly href: string
      readonly icon: IconName
    }[]
  }
}
