import type { GameWords } from './words.ts'

/** Settings, and what becomes of her save. */
export const keeping: Pick<GameWords, 'rules' | 'settings' | 'save'> = {
  rules: {
    title: 'Règles du jeu',
    text: 'Deux lectures du même jeu, deux sauvegardes séparées. Rien ne se perd en changeant.',
    A: 'Règles A',
    B: 'Règles B',
  },
  settings: {
    volume: 'Volume',
    volumeHelp: 'Le site est muet : cette valeur est gardée avec sa vie, et rien ne sonne.',
    percent: (share) => `${Math.round(100 * share)} %`,
    animations: 'Animations',
    animationsHelp: 'Elle bouge, cligne des yeux et suit la souris du regard.',
    notifications: 'Messages',
    notificationsHelp: 'Niveaux, succès et objets s’affichent un instant à l’écran.',
    autoPlay: 'Vie autonome',
    autoPlayHelp: 'Quand vous ne faites rien, elle s’occupe seule toutes les vingt secondes.',
    reducedMotion: 'Mouvements réduits',
    reducedMotionHelp: 'Rien ne bouge, même si votre appareil le permettrait.',
    highPerformance: 'Économie',
    highPerformanceHelp: 'Elle ne suit plus la souris du regard : l’appareil travaille moins.',
    theme: 'Couleurs',
    neon: 'Vives',
    pastel: 'Douces',
    language: 'Langue',
  },
  save: {
    text: 'Enregistrée sur cet appareil, jamais envoyée. Un fichier importé est d’abord vérifié ; l’ancienne vie reste récupérable.',
    export: 'Exporter la sauvegarde',
    file: (reading, level) => `opale-${reading}-niveau-${level}.json`,
    import: 'Importer',
    importHint: 'ou déposez le fichier ici',
    results: {
      done: 'Vie importée. L’ancienne est gardée : vous pouvez y revenir.',
      mended:
        'Vie importée. Ce qui était abîmé dans le fichier a repris sa valeur de départ ; l’ancienne vie est gardée.',
      corrupt: 'Ce fichier n’est pas une sauvegarde d’Opale. Rien n’a changé.',
      newer:
        'Cette sauvegarde vient d’une version plus récente du jeu. Rien n’a changé : rechargez la page, puis réessayez.',
      'other-reading':
        'Cette vie suit les autres règles. Rien n’a changé : changez de règles, puis importez-la.',
      'too-big': 'Ce fichier est bien trop gros pour une sauvegarde d’Opale. Rien n’a changé.',
      unreadable: 'Ce fichier n’a pas pu être lu. Rien n’a changé.',
    },
    reset: 'Recommencer sa vie',
    resetTitle: 'Recommencer sa vie ?',
    resetText:
      'Opale redevient une nouvelle-née : niveau 1, inventaire vide. Vous pourrez revenir à la vie d’avant.',
    resetConfirm: 'Recommencer',
    resetDone: 'Une nouvelle vie commence. L’ancienne est gardée : vous pouvez y revenir.',
    cancel: 'Annuler',
    undo: 'Revenir à la vie d’avant',
    undone: 'La vie d’avant est revenue.',
    lab: 'Rejouer dans le labo',
    states: {
      refused: {
        title: 'Sa vie n’est pas enregistrée',
        text: 'Votre navigateur refuse d’enregistrer, ou l’espace est plein. Vous pouvez jouer ; exportez la sauvegarde avant de fermer la page.',
      },
      newer: {
        title: 'Une version plus récente est déjà là',
        text: 'La vie gardée sur cet appareil vient d’une version plus récente du jeu : elle n’est pas touchée. Ce que vous faites ici n’est pas enregistré. Rechargez la page.',
      },
      corrupt: {
        title: 'La sauvegarde était illisible',
        text: 'Une nouvelle vie commence. Les anciennes données n’ont pas été effacées : elles sont mises de côté sur cet appareil.',
      },
      repaired: {
        title: 'La sauvegarde était abîmée',
        text: 'Ce qui se lisait encore a été repris, le reste a retrouvé sa valeur de départ.',
      },
    },
  },
}
