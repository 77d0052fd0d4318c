import { moods } from '../../i18n/opale/names.fr.ts'
import { WORDS as AGES } from '../parts/ages-words.ts'

export const words = {
  technologies: {
    title: 'Technologies',
    lead: 'Une tuile chacune, à la couleur de son univers. Y figurer n’est ni un partenariat ni une obligation.',
  },
  search: 'Chercher une technologie',
  example: 'Par exemple : Postgres, Claude, Next.js',
  filter: 'Univers',
  choices: { all: 'Toutes', code: 'Développement', ia: 'IA', plus: 'Données et services' },
  count: (found: number) => (found > 1 ? `${found} technologies` : `${found} technologie`),
  none: (query: string) => `Aucune technologie ne répond à « ${query} » dans cet univers.`,
  showAll: 'Tout montrer',
  portraits: {
    title: 'Opale, humeur par humeur',
    lead: 'Dix-neuf portraits, dessinés pour 256 pixels. Ce sont eux qui disent comment elle va, partout sur le site.',
  },
  media: {
    title: 'Ses six âges',
    lead: 'De la pierre qui s’éveille à la légende : des dessins en pied, prévus pour 512 pixels.',
  },
  ui: {
    title: 'Signes de l’interface',
    lead: 'Une idée par signe, en deux ou trois traits, dessinée pour 48 pixels. Le gris passe sur les deux thèmes.',
  },
  names: { ...moods, ...AGES.fr },
}
