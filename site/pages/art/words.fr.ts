import type { BackgroundSettings } from '../../components/background-field/index.ts'
import { numberIn } from '../../i18n/number.ts'

export const words = {
  pieces: {
    nacre: { name: 'Nacre', text: 'Les couches qu’un coquillage dépose, l’une autour de l’autre.' },
    fil: { name: 'Fil', text: 'Un fil qui avance, et fait une boucle là où il s’attarde.' },
    cabochon: {
      name: 'Facettes',
      text: 'Une pierre taillée, pâle jusqu’à ce que la lumière tourne.',
    },
    maree: { name: 'Marée', text: 'Les rangs d’une même mer ; une seule crête prend la lumière.' },
    tissage: {
      name: 'Tissage',
      text: 'Des arcs qui se rejoignent, traversés par une bande claire.',
    },
    veille: {
      name: 'Veille',
      text: 'Un ciel où chaque point est relié à ses deux voisins les plus proches.',
    },
    graine: { name: 'Graine', text: 'Des graines rangées comme une fleur les range.' },
  },
  atelier: {
    label: (piece: string, seed: string) => `${piece}, tableau né de la graine « ${seed} »`,
    piece: 'Tableau',
    seed: 'Graine',
    seedHelp: 'Un mot, un nom, une date : le même donne toujours le même tableau.',
    another: 'Une autre graine',
    first: 'Celle du début',
    copy: 'Copier le lien',
    copied: 'Lien copié : il mène à ce tableau.',
    copyFailed: 'La copie est refusée ici. Le lien est dans la barre d’adresse.',
    svg: 'Enregistrer le SVG',
    png: 'Enregistrer le PNG',
    saved: (kind: string) => `Fichier ${kind} enregistré, aux couleurs du thème affiché.`,
    saveFailed: 'Le fichier n’a pas pu être préparé. Réessayez dans un instant.',
    broken: {
      title: 'Ce lien ne mène à aucun tableau',
      text: 'Il est incomplet, abîmé, ou d’une autre version de la galerie. Demandez-le de nouveau ; en attendant, voici le tableau du début. Rien d’autre n’a changé.',
    },
    card: 'Carte à partager',
    cardTitle: 'La carte de ce tableau',
    cardText: 'Dessinée sur votre appareil. La graine n’y est écrite que si vous le demandez.',
    cardFile: (piece: string) => `opale-${piece}-carte`,
    writeSeed: 'Écrire la graine sur la carte',
    bornOf: (seed: string) => `Né de « ${seed} »`,
    wall: {
      title: 'Sept tableaux',
      lead: 'Chacun suit sa propre règle et naît ici de la même graine, « opale ». Choisissez-en un pour le changer.',
    },
    note: 'Les couleurs sont celles du site : quatre reflets d’opale sur la nuit, ou sur la nacre en thème clair.',
  },
  preview: {
    backdrop: {
      title: 'Le fond du site',
      lead: 'Des points de nacre. Ils suivent le défilement de loin, s’écartent du pointeur et prennent alors une couleur. Dès que rien ne bouge, rien n’est redessiné.',
      label: 'Points de nacre : le fond animé du site',
      opacity: 'Opacité',
      scrollIntensity: 'Intensité au défilement',
      scrolled: 'Défilement simulé',
      scrolledHelp: 'Comme si la page avait avancé d’autant.',
      mouse: 'Réagir au pointeur',
      mouseHelp: 'Passez le pointeur dans le cadre.',
      onSite: ({ opacityMultiplier, scrollIntensity, mouseInteraction }: BackgroundSettings) =>
        `Sur les autres pages : opacité ${numberIn('fr', opacityMultiplier)}, intensité ${scrollIntensity}, ${mouseInteraction ? 'avec' : 'sans'} réaction au pointeur.`,
      number: (value: number) => numberIn('fr', value),
    },
    player: {
      title: 'Les tableaux en mouvement',
      lead: 'Rien ne démarre seul. Un tour dure douze secondes à vitesse normale ; caché, l’onglet s’arrête.',
      piece: 'Animation',
      play: 'Lancer',
      pause: 'Mettre en pause',
      step: 'Image suivante',
      position: 'Position',
      speed: 'Vitesse',
      intensity: 'Intensité',
      percent: (value: number) => `${value} %`,
      times: (value: number) => `× ${numberIn('fr', value)}`,
    },
  },
}
