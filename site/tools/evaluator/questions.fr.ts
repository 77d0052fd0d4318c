const unsure = { label: 'Je ne sais pas' }

/** What the evaluator asks, in French. */
export const questions = {
  job: {
    ask: 'Que ferait l’IA dans ce projet ?',
    help: 'S’il y a plusieurs choses, prenez la plus difficile.',
    short: 'Ce qu’elle fait',
    options: {
      sort: { label: 'Trier, classer', note: 'Un message reçoit un sujet, une priorité.' },
      extract: { label: 'Extraire', note: 'Des champs lus dans un document.' },
      draft: { label: 'Rédiger un brouillon', note: 'Relu par une personne.' },
      search: { label: 'Répondre depuis vos documents', note: 'Avec la source.' },
      converse: { label: 'Converser', note: 'Avec des clients, sur plusieurs messages.' },
      predict: { label: 'Prévoir un chiffre', note: 'Ventes, stocks, pannes.' },
      act: { label: 'Agir dans vos outils', note: 'Un agent qui enchaîne des étapes.' },
      unsure,
    },
  },
  truth: {
    ask: 'Qui peut dire si une réponse est bonne ?',
    short: 'Contrôle possible',
    options: {
      anyone: { label: 'N’importe qui de l’équipe, en la lisant' },
      expert: { label: 'Une personne du métier, en quelques minutes' },
      later: { label: 'On le sait des semaines plus tard' },
      nobody: { label: 'Personne' },
      unsure,
    },
  },
  tolerance: {
    ask: 'Quelle part d’erreurs le projet supporte-t-il ?',
    short: 'Erreurs admises',
    options: {
      reviewed: { label: 'Beaucoup : tout est relu' },
      few: { label: 'Une sur vingt' },
      rare: { label: 'Une sur cent' },
      none: { label: 'Aucune', said: 'Aucun modèle ne tient « aucune erreur » seul.' },
      unsure,
    },
  },
  tried: {
    ask: 'Sur dix cas essayés à la main avec un modèle, qu’est-ce que cela donne ?',
    help: 'Copiez dix cas sans données personnelles dans un assistant : c’est une heure bien employée.',
    short: 'Essai à la main',
    options: {
      works: { label: 'Presque tous sont bons' },
      mixed: { label: 'La moitié' },
      fails: { label: 'Presque aucun' },
      unsure: { label: 'Pas encore essayé' },
    },
  },
  access: {
    ask: 'Les données nécessaires sont-elles là ?',
    short: 'Accès',
    options: {
      ready: { label: 'Oui, par une API ou une base' },
      export: { label: 'Oui, avec un export' },
      scattered: { label: 'Éparpillées', note: 'Boîtes mail, dossiers, têtes.' },
      missing: { label: 'Elles n’existent pas encore' },
      unsure,
    },
  },
  examples: {
    ask: 'Combien de cas passés avez-vous, avec la bonne réponse ?',
    help: 'Ils servent à mesurer, bien avant de servir à entraîner.',
    short: 'Exemples',
    options: {
      many: { label: '200 ou plus' },
      some: { label: '20 à 200' },
      few: { label: 'Moins de 20' },
      none: { label: 'Aucun' },
      unsure,
    },
  },
  rights: {
    ask: 'Avez-vous le droit de vous en servir pour cela ?',
    help: 'Contrats, données personnelles, droits d’auteur, secret.',
    short: 'Droits',
    options: {
      checked: { label: 'Oui, quelqu’un l’a vérifié' },
      likely: { label: 'Sans doute' },
      no: { label: 'Non' },
      unsure,
    },
  },
  volume: {
    ask: 'Combien de cas par mois ?',
    help: 'Messages, documents, demandes : ce que l’IA traiterait une fois chacun.',
    short: 'Cas par mois',
  },
  minutes: {
    ask: 'Combien de minutes par cas aujourd’hui ?',
    short: 'Minutes par cas',
  },
  share: {
    ask: 'Quelle part de ce temps serait épargnée ?',
    help: 'Relecture déduite. Sans essai, restez prudent : le résultat montre aussi moins.',
    short: 'Temps épargné',
  },
  hourly: {
    ask: 'Que coûte une heure de ce travail ?',
    help: 'Charges comprises. Le nombre proposé est une moyenne ; sa source est donnée avec le résultat.',
    short: 'Coût d’une heure',
  },
  owner: {
    ask: 'Qui en serait responsable une fois en service ?',
    short: 'Responsable',
    options: {
      named: { label: 'Une personne, nommée' },
      shared: { label: 'Une équipe, en plus du reste' },
      nobody: { label: 'Personne encore' },
      unsure,
    },
  },
  harm: {
    ask: 'Que se passe-t-il quand l’IA se trompe ?',
    short: 'Une erreur',
    options: {
      little: { label: 'Presque rien' },
      redo: { label: 'Du travail à refaire' },
      money: { label: 'De l’argent ou un client perdu' },
      people: { label: 'Quelqu’un est lésé', note: 'Santé, droits, emploi, sécurité.' },
      unsure,
    },
  },
  review: {
    ask: 'Quand une personne regarderait-elle ?',
    short: 'Relecture',
    options: {
      each: { label: 'Avant chaque envoi ou action' },
      sample: { label: 'Un échantillon, chaque semaine' },
      after: { label: 'Après une réclamation' },
      never: { label: 'Jamais' },
      unsure,
    },
  },
  area: {
    ask: 'Le règlement européen nomme-t-il cet usage ?',
    short: 'Loi',
    options: {
      none: { label: 'Non' },
      listed: {
        label: 'Oui, à haut risque',
        note: 'Recrutement, crédit, assurance vie ou santé, notes d’élèves, aides, biométrie.',
      },
      banned: { label: 'Oui, interdit', note: 'Émotions au travail, notation sociale.' },
      unsure,
    },
  },
  personal: {
    ask: 'Des données sur des personnes passeraient-elles par le modèle ?',
    short: 'Données personnelles',
    options: {
      none: { label: 'Non' },
      ordinary: { label: 'Oui, ordinaires', note: 'Noms, coordonnées, échanges.' },
      sensitive: { label: 'Oui, sensibles', note: 'Santé, opinions, biométrie.' },
      unsure,
    },
  },
  days: {
    ask: 'Combien de jours pour le construire ?',
    help: 'Cadrage, essais et mise en service compris. 14 est un exemple de devis de ce site.',
    short: 'Construction',
  },
  rate: {
    ask: 'À quel prix par jour ?',
    help: 'Le nombre proposé est un exemple, ni mon tarif ni une moyenne.',
    short: 'Prix d’un jour',
  },
  upkeep: {
    ask: 'Combien d’heures d’entretien par mois ?',
    help: 'Relire un échantillon, corriger les consignes, suivre les versions du modèle.',
    short: 'Entretien',
  },
  hosting: {
    ask: 'Combien d’hébergement et d’abonnements par mois ?',
    help: 'Sans le modèle, compté à part.',
    short: 'Hébergement',
  },
  model: {
    ask: 'Avec quel modèle ?',
    help: 'Prix publics, datés. Le résultat les compare tous, et vous pouvez y changer les prix.',
    short: 'Modèle',
    options: {
      'claude-haiku-5-5': { label: 'Claude Haiku 5.5', note: 'Petit et rapide.' },
      'claude-sonnet-5-5': { label: 'Claude Sonnet 5.5', note: 'Pour la plupart des tâches.' },
      'claude-opus-5-5': { label: 'Claude Opus 5.5', note: 'Pour ce qui résiste aux autres.' },
      'gpt-6-2-sol': { label: 'GPT-6.2 Sol' },
      own: { label: 'Un autre, à mes prix' },
      unsure,
    },
  },
  'price-read': {
    ask: 'Combien de dollars par million de tokens lus ?',
    short: 'Prix, tokens lus',
  },
  'price-written': {
    ask: 'Combien de dollars par million de tokens produits ?',
    short: 'Prix, tokens produits',
  },
  read: {
    ask: 'Combien de tokens lus par cas ?',
    help: 'Une page fait environ 700 tokens. Passez : l’évaluateur compte d’après ce que fait l’IA.',
    short: 'Tokens lus',
  },
  written: {
    ask: 'Combien de tokens produits par cas ?',
    help: 'Un paragraphe en fait une centaine. Passez si vous ne savez pas.',
    short: 'Tokens produits',
  },
}
