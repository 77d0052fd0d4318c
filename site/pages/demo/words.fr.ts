import type { Device } from '../../ports/device.ts'
import type { Form, Interest } from './adapt.ts'

const DEVICES = { mobile: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' }
const INTERESTS = { web: 'Développement web', ia: 'Services IA', workflows: 'Workflows' }
const FORMS = { list: 'une liste', cards: 'des cartes', table: 'un tableau' }

/** Within a sentence. */
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const words = {
  buttons: {
    variant: 'Variante',
    variants: { solid: 'Plein', contact: 'Contact', line: 'Contour', ghost: 'Discret' },
    states: {
      title: 'Variantes et états',
      lead: 'Survol, appui et focus sont figés pour se comparer d’un coup d’œil. Les autres colonnes sont de vrais boutons.',
      names: {
        rest: 'Repos',
        hover: 'Survol',
        press: 'Appui',
        focus: 'Clavier',
        off: 'Désactivé',
        busy: 'En attente',
      },
      label: 'Envoyer',
    },
    try: {
      title: 'Composez le vôtre',
      lead: 'Le bouton change avec les réglages, et le code qui le produit aussi.',
      label: 'Décrire mon projet',
      size: 'Taille',
      sizes: { m: '48 px', s: '44 px' },
      words: 'Texte',
      icon: 'Flèche : il mène ailleurs',
      disabled: 'Désactivé',
      busy: 'En attente',
      code: 'Code du bouton',
      copy: 'Copier',
      copied: 'Copié',
      copyFailed: 'Sélectionné : copiez au clavier',
      clicks: (count: number) => (count === 0 ? 'Pas encore activé' : `Activé ${count} fois`),
    },
    others: {
      title: 'Liens et icônes',
      lead: 'Ce qui mène ailleurs est un lien, même s’il ressemble à un bouton. Une icône seule porte un nom, que l’on entend sans le voir.',
      contact: 'Écrire un message',
      search: 'Chercher',
      info: 'En savoir plus',
      note: 'Chaque cible mesure au moins 44 pixels, avec ou sans cadre.',
    },
    rules: {
      title: 'Règles d’emploi',
      rows: [
        {
          title: 'Plein',
          strong: 'Une seule action principale par écran.',
          text: 'Perle sur la nuit, encre sur la nacre : c’est le contraste qui le désigne, pas la couleur.',
        },
        {
          title: 'Contact',
          strong: 'Le rose est réservé à la prise de contact.',
          text: 'Jamais deux dans la même vue ; ailleurs, le rose ne sert qu’aux joues d’Opale.',
        },
        {
          title: 'Contour',
          strong: 'Les autres actions, à égalité.',
          text: 'C’est la variante par défaut : rien à écrire dans le code pour l’obtenir.',
        },
        {
          title: 'Discret',
          strong: 'Ce qui peut attendre : annuler, revenir, voir plus.',
          text: 'Sans contour au repos, il garde la même hauteur et le même anneau au clavier.',
        },
      ],
    },
  },
  adaptive: {
    message: {
      title: 'Trois façons de commencer',
      lead: 'Le même contenu partout. Seuls changent sa forme, son ordre et sa longueur.',
      head: 'Façon',
      brief: 'En bref',
      bringing: (what: string) => `Vous apportez : ${lower(what)}.`,
      receiving: (what: string) => `Vous recevez : ${lower(what)}.`,
      bring: 'Ce que vous apportez',
      receive: 'Ce que vous recevez',
      caption: 'La façon la plus proche de votre lecture vient d’abord.',
      ways: {
        web: {
          name: 'Un site ou une application',
          short: 'Partir d’un écran qui manque.',
          bring: 'Ce que vos visiteurs cherchent',
          receive: 'Une première page en ligne',
          more: 'On commence par la page qui compte le plus. Elle est mise en ligne, essayée par de vraies personnes, puis les autres suivent.',
        },
        ia: {
          name: 'Un service d’IA',
          short: 'Partir d’une question qui revient.',
          bring: 'Vingt exemples vrais',
          receive: 'Une mesure, avant tout achat',
          more: 'On mesure d’abord ce qu’un modèle sait faire de vos exemples. Si la réponse est non, vous le savez avant d’avoir rien construit.',
        },
        workflows: {
          name: 'Une tâche automatisée',
          short: 'Partir d’un geste répété chaque semaine.',
          bring: 'La marche suivie à la main',
          receive: 'Un enchaînement relu, à importer',
          more: 'On écrit d’abord la marche telle qu’elle est, exceptions comprises. Ce qui ne s’automatise pas est dit, et reste à une personne.',
        },
      },
    },
    simulate: {
      title: 'Simuler une autre lecture',
      lead: 'Par défaut, tout suit votre appareil et votre visite. Forcez un réglage pour voir ce que verrait quelqu’un d’autre.',
      device: 'Largeur',
      interest: 'Page lue avant',
      reading: 'Attention',
      calm: 'Mouvement',
      real: 'La vôtre',
      reset: 'Tout remettre au réel',
      devices: DEVICES,
      interests: INTERESTS,
      readings: { glance: 'Coup d’œil', reader: 'Lecture' },
      motions: { calm: 'Réduit', free: 'Libre' },
    },
    why: {
      title: 'Pourquoi cette forme',
      lead: 'Chaque choix a une raison, qui se lit ici au moment où il se fait.',
      terms: { form: 'Forme', order: 'Ordre', long: 'Longueur', moves: 'Mouvement' },
      form: (form: Form, device: Device | undefined) =>
        device
          ? `${DEVICES[device]} : ${FORMS[form]} tient dans cette largeur.`
          : `Rien n’est encore lu : ${FORMS[form]} tient dans toutes les largeurs.`,
      order: {
        choice: (interest: Interest) =>
          `« ${INTERESTS[interest]} » d’abord : c’est le sujet que vous avez choisi.`,
        visit: (interest: Interest) =>
          `« ${INTERESTS[interest]} » d’abord : c’est le sujet de la page d’avant.`,
        nobody: () => 'L’ordre de départ : rien ne dit encore ce que vous cherchez.',
      },
      long: {
        choice: (long: boolean): string =>
          long
            ? 'Texte long : vous avez choisi une lecture.'
            : 'Texte court : vous avez choisi un coup d’œil.',
        visit: (long: boolean): string =>
          long
            ? 'Texte long : vous lisez, au-delà de la moitié de la page, d’une demi-minute ou de quatre gestes.'
            : 'Texte court : un coup d’œil suffit encore. Il s’allonge si vous restez.',
        nobody: () => 'Rien n’est encore lu : le texte est court.',
      },
      moves: {
        choice: (moves: boolean): string =>
          moves
            ? 'Un changement se voit par un fondu bref : vous l’avez choisi.'
            : 'Un changement est immédiat : vous demandez moins de mouvement.',
        visit: (moves: boolean): string =>
          moves
            ? 'Un changement se voit par un fondu bref.'
            : 'Un changement est immédiat : votre système demande moins de mouvement.',
        nobody: () => 'Rien n’est encore lu : un changement serait immédiat.',
      },
    },
    known: {
      title: 'Ce que la démonstration sait, et rien d’autre',
      lead: 'Cette démonstration n’envoie aucune de ces valeurs, et n’en garde rien une fois l’onglet fermé.',
      waiting: 'lu dès que la page s’anime',
      width: 'Largeur de la fenêtre',
      before: 'Page lue avant',
      depth: 'Profondeur atteinte',
      time: 'Temps passé ici',
      gestures: 'Gestes',
      motion: 'Mouvement',
      none: 'aucune : la visite commence ici',
      language: 'Langue',
      languageValue: 'français, d’après l’adresse',
      theme: 'Thème',
      dark: 'nuit',
      light: 'nacre',
      privacy: 'Ni nom, ni compte, ni position, ni historique d’un autre site.',
      pixels: (width: number, device: Device) => `${width} px, ${DEVICES[device].toLowerCase()}`,
      percent: (value: number) => `${value} %`,
      seconds: (value: number) => `${value} s`,
    },
  },
}
