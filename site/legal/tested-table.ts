/** The accessibility statement's table of what was tested, as Markdown. */
import type { Bilingual } from '../content/collection.ts'
import type { Language } from '../routes/language.ts'
import { SCREENS } from '../routes/table.ts'
import { table } from './table.ts'
import { AXE_WIDTHS, MAGNIFIED, TOOLS } from './tested.ts'

export const testedTable = (language: Language): string => {
  const { head, rows } = WORDS[language]
  return table(head, rows)
}

const widths = AXE_WIDTHS.join(', ')
const zooms = MAGNIFIED.map(({ times }) => times * 100)
const types = SCREENS.length

const fr = {
  head: ['Essai', 'Ce qu’il couvre', 'Résultat'],
  rows: [
    [
      `axe ${TOOLS.axe}, règles WCAG 2.0 à 2.2, A et AA`,
      `${types} types de page, thèmes sombre et clair, fenêtres de ${widths} px, français et anglais`,
      'Aucun écart',
    ],
    [
      `Agrandissement de ${zooms.join(' % et ')} %`,
      `${types} types de page, français et anglais`,
      'Aucun texte coupé, pas de défilement horizontal de la page',
    ],
    [
      'Clavier seul',
      'Lien d’évitement, menus, boîtes de dialogue, onglets, formulaires, jeu, laboratoire',
      'Tout s’atteint et se quitte',
    ],
    ['Mouvement réduit', 'Écran de chargement, fond, Opale, galeries', 'Rien ne bouge de soi-même'],
    ['Sans JavaScript', 'Lecture, navigation, langue, contact', 'Tout se lit'],
    ['Lecteurs d’écran, avec des personnes', 'Rien encore', 'Non testé'],
    ['Audit par un tiers', 'Rien encore', 'Non réalisé'],
  ],
}

const en: typeof fr = {
  head: ['Test', 'What it covers', 'Result'],
  rows: [
    [
      `axe ${TOOLS.axe}, rules of WCAG 2.0 to 2.2, A and AA`,
      `${types} types of page, dark and light themes, windows ${widths} px wide, French and English`,
      'No violation',
    ],
    [
      `Magnified to ${zooms.join('% and ')}%`,
      `${types} types of page, French and English`,
      'No text cut off, no sideways scrolling of the page',
    ],
    [
      'Keyboard alone',
      'Skip link, menus, dialogs, tabs, forms, game, lab',
      'Everything can be reached and left',
    ],
    ['Reduced motion', 'Loading screen, background, Opale, galleries', 'Nothing moves by itself'],
    ['Without JavaScript', 'Reading, navigation, language, contact', 'Everything can be read'],
    ['Screen readers, with people', 'Nothing yet', 'Not tested'],
    ['Audit by a third party', 'Nothing yet', 'Not done'],
  ],
}

const WORDS: Bilingual<typeof fr> = { fr, en }
