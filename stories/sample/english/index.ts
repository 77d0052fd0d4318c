/** The words of stories in English, by what they are in French: what is not here stays French. */
import { actions } from './actions.ts'
import { figures } from './figures.ts'
import { forms } from './forms.ts'
import { navigation } from './navigation.ts'
import { pieces } from './pieces.ts'
import { texts } from './texts.ts'

export const english: ReadonlyMap<string, string> = new Map(
  [actions, figures, forms, navigation, pieces, texts].flatMap(Object.entries),
)
