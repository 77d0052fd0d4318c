import { moods } from '../../i18n/opale/names.fr.ts'
import { WORDS as AGES } from '../parts/ages-words.ts'

export const words = {
  title: 'Choisissez une case',
  lead: 'La planche est un seul fichier. Une case choisie en est découpée dans votre navigateur, à la taille que vous voulez, et s’enregistre en PNG.',
  sheet: 'Planche',
  sheets: {
    techIcons: 'Technologies',
    portraits: 'Portraits',
    media: 'Âges',
    ui: 'Interface',
  },
  cell: 'Case de la planche',
  picture: 'Image',
  corner: 'Coin de la case',
  place: 'Place',
  rowAndColumn: (row: number, column: number) => `rangée ${row}, colonne ${column}`,
  size: 'Taille extraite',
  extracted: (name: string, size: number) => `${name}, extrait à ${size} pixels`,
  save: 'Enregistrer le PNG',
  failed: 'La planche n’est pas arrivée',
  failedText: 'Le reste de la page fonctionne. Rechargez-la, ou choisissez une autre planche.',
  code: 'Extraire cette case',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'Sélectionné : copiez au clavier',
  four: {
    title: 'Les quatre planches',
    lead: 'Chacune a sa taille de case, selon l’usage. Le fichier est vectoriel : il se découpe à toute taille sans perdre de netteté.',
    head: ['Planche', 'Case', 'Grille', 'Images', 'Fichier'],
  },
  trouble: {
    title: 'Quand cela échoue',
    lead: 'Deux choses peuvent aller de travers. Provoquez-les : le message va dans la console, la page continue.',
    early: 'Extraire avant le chargement',
    earlyNote: 'La planche venait d’être demandée. Rien n’a été rendu, et rien ne s’est cassé.',
    missing: 'Charger une planche absente',
    missingNote:
      'Le fichier n’existe pas : la console porte le message. Ailleurs sur le site, des lettres remplacent alors les images.',
    quiet: 'Rien à signaler.',
  },
  names: { ...moods, ...AGES.fr },
}
