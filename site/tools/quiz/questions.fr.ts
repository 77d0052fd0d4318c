const unsure = { label: 'Je ne sais pas' }

/** What the quiz asks, in French. */
export const questions = {
  decide: {
    ask: 'Comment une idée d’usage de l’IA devient-elle un essai ?',
    help: 'Pensez à la dernière idée dont vous avez entendu parler.',
    short: 'Choix des essais',
    options: {
      l1: { label: 'Chacun essaie de son côté', note: 'Personne n’en tient la liste.' },
      l2: {
        label: 'On en parle, la suite dépend des envies',
        note: 'Les idées se disent, elles s’écrivent peu.',
      },
      l3: {
        label: 'Quelqu’un choisit, avec un objectif écrit',
        note: 'On sait ce que l’essai doit montrer.',
      },
      l4: {
        label: 'Un petit groupe compare les idées',
        note: 'Valeur, effort, risque : les mêmes critères pour toutes.',
      },
      l5: {
        label: 'Les essais sont dans le plan de l’année',
        note: 'On peut en citer un qui a été arrêté, et pourquoi.',
        said: 'Savoir arrêter un essai, c’est rare.',
      },
      unsure,
    },
  },
  measure: {
    ask: 'Comment savez-vous qu’un usage sert à quelque chose ?',
    short: 'Mesure',
    options: {
      l1: { label: 'À l’impression', note: 'On entend que cela aide.' },
      l2: { label: 'Par des exemples', note: 'Quelques cas racontés, sans chiffre.' },
      l3: {
        label: 'On a compté avant et après, une fois',
        note: 'Sur une semaine ou sur un lot.',
      },
      l4: {
        label: 'Un chiffre est suivi chaque mois',
        note: 'Un délai, des erreurs, un temps passé.',
      },
      l5: { label: 'Le chiffre décide', note: 'Un usage a déjà changé à cause de lui.' },
      unsure,
    },
  },
  task: {
    ask: 'Où l’IA intervient-elle dans le travail courant ?',
    help: 'Celui d’une semaine ordinaire.',
    short: 'Usage courant',
    options: {
      l1: { label: 'Nulle part que l’on voie' },
      l2: {
        label: 'Quelques personnes l’ouvrent dans un onglet',
        note: 'Elles copient, collent, corrigent.',
      },
      l3: {
        label: 'Une équipe s’en sert pour une tâche nommée',
        note: 'Tous ceux qui y travaillent la connaissent.',
      },
      l4: {
        label: 'Elle est une étape écrite d’un procédé',
        note: 'La procédure dit quand s’en servir.',
      },
      l5: {
        label: 'Plusieurs procédés comptent sur elle',
        note: 'Chacun a sa façon de continuer sans elle.',
      },
      unsure,
    },
  },
  check: {
    ask: 'Qui relit ce qu’un modèle écrit avant que cela serve ?',
    short: 'Relecture',
    options: {
      l1: { label: 'On ne sait pas toujours que cela en vient' },
      l2: { label: 'Qui l’a demandé, à sa façon' },
      l3: { label: 'Une personne désignée', note: 'Au moins pour ce qui sort de l’entreprise.' },
      l4: {
        label: 'La même, avec une liste de points à vérifier',
        note: 'Chiffres, noms, sources, ton.',
      },
      l5: {
        label: 'Et les erreurs trouvées sont notées',
        note: 'On corrige la demande ou les documents d’après elles.',
      },
      unsure,
    },
  },
  place: {
    ask: 'Où sont les documents dont un essai aurait besoin ?',
    help: 'Prenez une tâche que vous aimeriez alléger.',
    short: 'Emplacement',
    options: {
      l1: { label: 'Dans des e-mails et des fichiers personnels' },
      l2: { label: 'Dans un dossier commun', note: 'Chacun y range à sa manière.' },
      l3: {
        label: 'Dans des outils d’où l’on sait exporter',
        note: 'Un export à la main suffit pour essayer.',
        said: 'Un export à la main suffit pour un premier essai.',
      },
      l4: { label: 'Dans des outils reliés', note: 'Une API ou un export automatique existe.' },
      l5: { label: 'Reliés, et décrits', note: 'On sait ce qui est à jour et qui en répond.' },
      unsure,
    },
  },
  conflict: {
    ask: 'Deux documents se contredisent : que se passe-t-il ?',
    short: 'Contradictions',
    options: {
      l1: { label: 'On ne s’en aperçoit pas' },
      l2: { label: 'On demande à qui doit savoir' },
      l3: { label: 'Une version fait foi, par habitude' },
      l4: { label: 'La version qui fait foi est écrite', note: 'Avec une date et un nom.' },
      l5: {
        label: 'Les écarts sont cherchés avant de servir',
        note: 'Un contrôle passe à date fixe.',
      },
      unsure,
    },
  },
  skill: {
    ask: 'Qui sait écrire une demande utile et juger la réponse ?',
    short: 'Savoir-faire',
    options: {
      l1: { label: 'Personne ne l’a montré' },
      l2: { label: 'Une ou deux personnes, par goût' },
      l3: { label: 'Une personne formée par équipe concernée' },
      l4: {
        label: 'La plupart, sur des exemples de leur travail',
        note: 'Leurs propres documents, leurs propres cas.',
      },
      l5: {
        label: 'Et les nouveaux l’apprennent en arrivant',
        note: 'Le support est tenu à jour.',
      },
      unsure,
    },
  },
  time: {
    ask: 'De quel temps dispose une équipe pour essayer ?',
    short: 'Temps',
    options: {
      l1: { label: 'Aucun', note: 'Le soir, ou entre deux dossiers.' },
      l2: { label: 'Ce qui reste' },
      l3: { label: 'Quelques heures prévues pour un essai donné' },
      l4: { label: 'Un temps régulier, avec quelqu’un pour aider' },
      l5: { label: 'Ce temps, et un moment pour raconter', note: 'Ce qui a raté s’y dit aussi.' },
      unsure,
    },
  },
  account: {
    ask: 'Avec quels comptes se sert-on de modèles ?',
    short: 'Comptes',
    options: {
      l1: { label: 'Des comptes personnels', note: 'Gratuits pour la plupart.' },
      l2: { label: 'Quelques abonnements, en notes de frais' },
      l3: {
        label: 'Un contrat d’entreprise, un compte par personne',
        note: 'Ce qui est permis avec les données y est écrit.',
      },
      l4: {
        label: 'Ce contrat, relié aux outils de travail',
        note: 'Documents, CRM, messagerie.',
      },
      l5: {
        label: 'Un point d’accès unique',
        note: 'On y change de modèle ; dépenses et appels s’y voient.',
      },
      unsure,
    },
  },
  outage: {
    ask: 'L’outil d’IA ne répond pas demain matin. Et alors ?',
    short: 'Panne',
    options: {
      l1: { label: 'On l’apprendrait par une plainte' },
      l2: { label: 'On attendrait qu’il revienne' },
      l3: { label: 'On ferait à la main', note: 'Chacun sait encore comment.' },
      l4: { label: 'Une alerte prévient, une consigne existe' },
      l5: { label: 'C’est arrivé, ou on l’a essayé', note: 'Le travail a continué.' },
      unsure,
    },
  },
  paste: {
    ask: 'Que peut-on coller dans un outil d’IA ?',
    short: 'Règle d’usage',
    options: {
      l1: { label: 'Personne ne l’a dit' },
      l2: { label: '« Faites attention »', note: 'La consigne est orale.' },
      l3: { label: 'Une règle écrite dit ce qui est interdit' },
      l4: { label: 'Elle nomme aussi les outils permis', note: 'Pour chaque sorte de donnée.' },
      l5: {
        label: 'Et elle a été revue après un cas réel',
        note: 'On vérifie qu’elle est suivie.',
      },
      unsure,
    },
  },
  record: {
    ask: 'Pouvez-vous dire quelles données personnelles passent par l’IA ?',
    help: 'Par usage, avec le nom de qui en répond.',
    short: 'Registre',
    options: {
      l1: { label: 'Non' },
      l2: { label: 'De mémoire, pour le plus visible' },
      l3: { label: 'Une liste des usages existe' },
      l4: {
        label: 'Avec le but, les données et un responsable',
        note: 'Comme au registre des traitements.',
      },
      l5: {
        label: 'Et une décision pour chaque risque',
        note: 'Relue à date fixe, AI Act compris.',
      },
      unsure,
    },
  },
}
