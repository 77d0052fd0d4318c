import { moods } from '../../i18n/companion/names.fr.ts'
import type { GalleryWords } from './gallery-words.ts'

export const fr: GalleryWords = {
  gallery: {
    technologies: {
      title: 'Technologies',
      lead: 'Une tuile chacune, à la couleur de son univers. Y figurer n’est ni un partenariat ni une obligation.',
    },
    search: 'Chercher une technologie',
    example: 'Par exemple : Postgres, Claude, Next.js',
    filter: 'Univers',
    choices: { all: 'Toutes', code: 'Développement', ia: 'IA', plus: 'Données et services' },
    count: (found) => (found > 1 ? `${found} technologies` : `${found} technologie`),
    none: (query) => `Aucune technologie ne répond à « ${query} » dans cet univers.`,
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
  },
  sprites: {
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
    rowAndColumn: (row, column) => `rangée ${row}, colonne ${column}`,
    size: 'Taille extraite',
    extracted: (name, size) => `${name}, extrait à ${size} pixels`,
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
  },
  names: {
    ...moods,
    baby: 'Bébé',
    child: 'Enfant',
    teen: 'Adolescente',
    adult: 'Adulte',
    master: 'Maître',
    legendary: 'Légendaire',
  },
}
