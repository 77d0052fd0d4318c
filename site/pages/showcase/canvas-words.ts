import type { IconName } from '#ui/icon'
import type { Language } from '../../routes/language.ts'

export interface CanvasWords {
  readonly title: string
  readonly lead: string
  readonly size: string
  readonly density: string
  readonly densityHelp: string
  readonly surface: (count: number) => string
  readonly list: string
  readonly listHelp: string
  readonly glassLabel: (name: string) => string
  readonly painted: string
  readonly drawn: string
  readonly comparison: string
  readonly icons: Readonly<Record<IconName, string>>
}

const fr: CanvasWords = {
  title: 'Une surface, trente-deux icônes',
  lead: 'Cliquez sur une icône peinte, ou prenez son nom dans la liste : les deux disent la même chose.',
  size: 'Taille des icônes',
  density: 'Densité',
  densityHelp: 'Pixels de la surface pour un pixel de la page.',
  surface: (count) => `${count} icônes peintes ; la liste qui suit les nomme toutes`,
  list: 'Les mêmes, en texte',
  listHelp: 'Les flèches du clavier passent de l’une à l’autre.',
  glassLabel: (name) => `Pixels agrandis de l’icône ${name}`,
  painted: 'Peinte, agrandie',
  drawn: 'En SVG',
  comparison:
    'À densité 1, le trait peint s’effiloche dès qu’on l’agrandit ; le dessin vectoriel reste net. Pour quelques icônes, des éléments ordinaires conviennent mieux : ils se lisent, se traduisent et se stylent. Un canvas se justifie quand il y en a des centaines, ou qu’elles bougent.',
  icons: {
    arrow: 'Flèche',
    up: 'Vers l’extérieur',
    down: 'Vers le bas',
    right: 'Vers la droite',
    sun: 'Soleil',
    moon: 'Lune',
    menu: 'Menu',
    x: 'Croix',
    plusi: 'Plus',
    code: 'Code',
    ia: 'IA',
    plus: 'Boussole',
    flow: 'Enchaînement',
    doc: 'Document',
    chat: 'Conversation',
    check: 'Coche',
    clock: 'Horloge',
    layers: 'Couches',
    data: 'Données',
    gauge: 'Jauge',
    shield: 'Bouclier',
    pen: 'Crayon',
    book: 'Livre',
    user: 'Personne',
    search: 'Loupe',
    globe: 'Globe',
    alert: 'Alerte',
    info: 'Information',
    tag: 'Étiquette',
    window: 'Fenêtre',
    spark: 'Courbe',
    key: 'Clé',
  },
}

const en: CanvasWords = {
  title: 'One surface, thirty-two icons',
  lead: 'Click a painted icon, or choose it in the list: both say the same thing.',
  size: 'Size of the icons',
  density: 'Density',
  densityHelp: 'Pixels of the surface to one pixel of the page.',
  surface: (count) => `${count} painted icons; the list that follows names them all`,
  list: 'The same, in text',
  listHelp: 'Arrow keys go from one to the next.',
  glassLabel: (name) => `Magnified pixels of the icon ${name}`,
  painted: 'Painted, magnified',
  drawn: 'As SVG',
  comparison:
    'At density 1, the painted line frays as soon as it is magnified; the vector drawing stays sharp. For a few icons ordinary elements are the better choice: they can be read, translated and styled. A canvas pays off when there are hundreds, or when they move.',
  icons: {
    arrow: 'Arrow',
    up: 'Outwards',
    down: 'Down',
    right: 'Right',
    sun: 'Sun',
    moon: 'Moon',
    menu: 'Menu',
    x: 'Cross',
    plusi: 'Plus',
    code: 'Code',
    ia: 'AI',
    plus: 'Compass',
    flow: 'Flow',
    doc: 'Document',
    chat: 'Conversation',
    check: 'Tick',
    clock: 'Clock',
    layers: 'Layers',
    data: 'Data',
    gauge: 'Gauge',
    shield: 'Shield',
    pen: 'Pencil',
    book: 'Book',
    user: 'Person',
    search: 'Magnifier',
    globe: 'Globe',
    alert: 'Alert',
    info: 'Information',
    tag: 'Tag',
    window: 'Window',
    spark: 'Chart',
    key: 'Key',
  },
}

export const WORDS: Readonly<Record<Language, CanvasWords>> = { fr, en }
