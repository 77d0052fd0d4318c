const unsure = { label: 'Je ne sais pas' }
const roughly = 'Toutes personnes comprises ; une estimation suffit.'

/** What the audit asks, in French. */
export const questions = {
  size: {
    ask: 'Combien êtes-vous ?',
    short: 'Équipe',
    options: {
      alone: { label: 'Une personne' },
      team: { label: '2 à 10' },
      small: { label: '11 à 50' },
      medium: { label: '51 à 250' },
      large: { label: 'Plus de 250' },
    },
  },
  goal: {
    ask: 'Qu’attendez-vous d’abord de l’IA ?',
    help: 'Une seule réponse : celle qui vous ferait dire dans trois mois que cela valait la peine.',
    short: 'Objectif',
    options: {
      time: { label: 'Du temps', note: 'Moins d’heures sur ce qui se répète.' },
      delays: { label: 'Des délais plus courts', note: 'Répondre le jour même.' },
      quality: { label: 'Moins d’erreurs et d’oublis' },
      sales: { label: 'Plus de ventes', note: 'Plus d’offres, ou de meilleures.' },
      unsure,
    },
  },
  leads: {
    ask: 'Qui porterait un premier essai ?',
    short: 'Responsable',
    options: {
      nobody: { label: 'Personne pour l’instant' },
      interested: { label: 'Quelqu’un que cela intéresse', note: 'Sans temps prévu pour.' },
      hours: { label: 'Quelqu’un, avec du temps', note: 'Une demi-journée par semaine ou plus.' },
      budget: { label: 'Quelqu’un, avec du temps et un budget' },
      unsure,
    },
  },
  tasks: {
    ask: 'Quelles tâches reviennent chaque semaine ?',
    help: 'Trois au plus : celles qui prennent le plus de temps ou que l’on repousse.',
    short: 'Tâches',
    options: {
      answers: { label: 'Répondre aux clients', note: 'E-mails, formulaires, messagerie.' },
      sorting: { label: 'Trier ce qui arrive', note: 'Demandes, courrier, tickets.' },
      search: { label: 'Chercher dans les documents', note: 'Procédures, contrats, notices.' },
      entry: { label: 'Ressaisir', note: 'Factures, bons, formulaires vers un logiciel.' },
      minutes: { label: 'Rédiger des comptes rendus' },
      quotes: { label: 'Préparer des devis, des offres' },
      content: { label: 'Écrire pour le site ou les réseaux' },
      reports: { label: 'Faire des tableaux et rapports' },
      hiring: { label: 'Lire des candidatures' },
    },
  },
  'hours-answers': {
    ask: 'Combien d’heures par semaine pour répondre aux clients ?',
    help: roughly,
    short: 'Réponses',
  },
  'hours-sorting': {
    ask: 'Combien d’heures par semaine pour trier ce qui arrive ?',
    help: roughly,
    short: 'Tri',
  },
  'hours-search': {
    ask: 'Combien d’heures par semaine à chercher dans les documents ?',
    help: roughly,
    short: 'Recherche',
  },
  'hours-entry': {
    ask: 'Combien d’heures par semaine à ressaisir ?',
    help: roughly,
    short: 'Ressaisie',
  },
  'hours-minutes': {
    ask: 'Combien d’heures par semaine de comptes rendus ?',
    help: roughly,
    short: 'Comptes rendus',
  },
  'hours-quotes': {
    ask: 'Combien d’heures par semaine sur les devis et les offres ?',
    help: roughly,
    short: 'Devis',
  },
  'hours-content': {
    ask: 'Combien d’heures par semaine à écrire pour le site ou les réseaux ?',
    help: roughly,
    short: 'Textes',
  },
  'hours-reports': {
    ask: 'Combien d’heures par semaine de tableaux et de rapports ?',
    help: roughly,
    short: 'Rapports',
  },
  'hours-hiring': {
    ask: 'Combien d’heures par semaine à lire des candidatures ?',
    help: roughly,
    short: 'Candidatures',
  },
  written: {
    ask: 'Si la personne qui fait ces tâches s’absente, que trouve-t-on ?',
    short: 'Procédure',
    options: {
      heads: { label: 'Rien d’écrit', note: 'On l’appelle.' },
      notes: { label: 'Des notes, des exemples' },
      current: { label: 'Une procédure à jour' },
      followed: { label: 'Une procédure, et quelqu’un qui vérifie qu’elle est suivie' },
      unsure,
    },
  },
  alike: {
    ask: 'D’une fois à l’autre, la tâche se ressemble-t-elle ?',
    short: 'Régularité',
    options: {
      different: { label: 'Chaque cas est à part' },
      kinds: { label: 'Quelques grands types' },
      same: { label: 'Presque toujours pareil' },
      unsure,
    },
  },
  measure: {
    ask: 'Que comptez-vous aujourd’hui de ces tâches ?',
    short: 'Mesure',
    options: {
      nothing: { label: 'Rien' },
      volume: { label: 'Le nombre', note: 'Combien par semaine.' },
      time: { label: 'Le nombre et le temps' },
      errors: { label: 'Le nombre, le temps et les erreurs' },
      unsure,
    },
  },
  where: {
    ask: 'Où vivent les données dont l’IA aurait besoin ?',
    help: 'Pensez aux tâches que vous venez de choisir.',
    short: 'Emplacement',
    options: {
      personal: {
        label: 'Dans des e-mails et des fichiers personnels',
        note: 'Chacun a les siens.',
      },
      shared: { label: 'Dans un dossier partagé', note: 'Sans classement commun.' },
      export: {
        label: 'Dans des outils, avec un export à la main',
        note: 'Un logiciel métier, un CRM, un tableur tenu à jour.',
        said: 'Un export à la main suffit pour un premier essai.',
      },
      linked: {
        label: 'Dans des outils qui communiquent',
        note: 'Une API, une base, un export automatique.',
      },
      unsure: { label: 'Je ne sais pas encore', note: 'C’est une réponse utile, elle aussi.' },
    },
  },
  quality: {
    ask: 'Sur vingt dossiers passés pris au hasard, combien sont complets et justes ?',
    short: 'Qualité',
    options: {
      few: { label: 'Quelques-uns' },
      half: { label: 'La moitié' },
      most: { label: 'La plupart' },
      checked: { label: 'Presque tous, et nous l’avons vérifié' },
      unsure,
    },
  },
  personal: {
    ask: 'Y trouve-t-on des données sur des personnes ?',
    short: 'Données personnelles',
    options: {
      none: { label: 'Non' },
      ordinary: { label: 'Oui, ordinaires', note: 'Noms, coordonnées, commandes, échanges.' },
      sensitive: {
        label: 'Oui, sensibles',
        note: 'Santé, opinions, religion, syndicat, biométrie.',
      },
      unsure,
    },
  },
  stack: {
    ask: 'Avec quoi ces tâches se font-elles ?',
    short: 'Équipement',
    options: {
      paper: { label: 'Papier et téléphone, surtout' },
      office: { label: 'Une suite bureautique' },
      business: { label: 'Un logiciel métier ou un CRM' },
      connected: { label: 'Des logiciels reliés entre eux' },
      unsure,
    },
  },
  usage: {
    ask: 'Comment l’IA sert-elle déjà chez vous ?',
    short: 'Usage',
    options: {
      none: { label: 'Elle ne sert pas' },
      own: { label: 'Chacun avec son compte', note: 'Gratuit ou personnel.' },
      shared: { label: 'Un abonnement de l’entreprise' },
      built: { label: 'Elle est dans nos outils', note: 'Et l’équipe y a été formée.' },
      unsure,
    },
  },
  pasted: {
    ask: 'Que colle-t-on dans les comptes d’IA personnels ?',
    short: 'Ce qui est collé',
    options: {
      public: { label: 'Rien qui ne soit public' },
      internal: { label: 'Des documents internes' },
      customers: { label: 'Des données de clients' },
      unsure,
    },
  },
  rules: {
    ask: 'Y a-t-il une règle sur ce que l’on peut confier à une IA ?',
    short: 'Règle',
    options: {
      none: { label: 'Non' },
      said: { label: 'Oui, à l’oral' },
      written: { label: 'Oui, écrite' },
      known: { label: 'Oui, écrite, et expliquée à chacun' },
      unsure,
    },
  },
  records: {
    ask: 'Les données sur des personnes figurent-elles à votre registre des traitements ?',
    help: 'Le registre que demande l’article 30 du RGPD.',
    short: 'Registre',
    options: {
      none: { label: 'Nous n’en avons pas' },
      partial: { label: 'Nous en avons un, pas à jour' },
      covers: { label: 'Oui' },
      unsure,
    },
  },
  readers: {
    ask: 'Qui lirait ce que l’IA écrit ?',
    short: 'Lecteurs',
    options: {
      team: { label: 'L’équipe seulement' },
      checked: { label: 'Nos clients, après relecture' },
      direct: { label: 'Nos clients, sans relecture', note: 'Un chatbot, un envoi automatique.' },
      unsure,
    },
  },
  areas: {
    ask: 'L’IA servirait-elle à un usage que la loi européenne nomme ?',
    help: 'Ceux que vise le règlement sur l’IA : ils changent les obligations.',
    short: 'Usages nommés par la loi',
    options: {
      hiring: { label: 'Recruter, évaluer ou surveiller au travail' },
      credit: { label: 'Accorder un crédit, tarifer une assurance vie ou santé' },
      education: { label: 'Admettre ou noter des élèves' },
      benefits: { label: 'Accorder une aide ou un service public' },
      biometrics: { label: 'Identifier par le visage, la voix' },
      emotions: { label: 'Lire les émotions au travail ou à l’école' },
      scoring: { label: 'Noter des personnes sur leur comportement' },
      none: { label: 'Aucun' },
      unsure,
    },
  },
  oversight: {
    ask: 'Pour un usage nommé par la loi, qui déciderait ?',
    short: 'Décision',
    options: {
      alone: { label: 'L’IA seule' },
      sample: { label: 'L’IA, avec un contrôle de temps en temps' },
      person: { label: 'Une personne, à chaque fois' },
      unsure,
    },
  },
}
