const unsure = { label: 'Je ne sais pas' }

export const words = {
  parts: {
    direction: 'Décider',
    work: 'Travailler',
    data: 'Données',
    people: 'Équipe',
    tools: 'Outils',
    rules: 'Règles',
  },
  questions: {
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
  },
  stages: {
    1: {
      name: 'Curiosité',
      title: 'On en parle, rien ne repose dessus.',
      text: 'L’IA est chez vous une affaire de personnes. C’est le bon moment pour choisir une tâche et poser une règle, avant que les habitudes se prennent.',
    },
    2: {
      name: 'Essais',
      title: 'Des essais, pas encore d’habitude.',
      text: 'Quelques personnes ont pris de l’avance. Ce qu’elles savent n’est ni écrit ni partagé : une absence, et l’essai s’arrête.',
    },
    3: {
      name: 'Usage',
      title: 'Un usage qui tient, à étendre.',
      text: 'Au moins une tâche a son usage, avec des gens et une règle. Il reste à compter ce qu’il apporte avant d’en ouvrir un autre.',
    },
    4: {
      name: 'Méthode',
      title: 'Une méthode, que d’autres suivent.',
      text: 'Vos usages sont écrits, reliés et suivis. Le travail porte maintenant sur ce qui casse : pannes, modèles qui changent, règles qui vieillissent.',
    },
    5: {
      name: 'Habitude',
      title: 'Une habitude, qui se corrige.',
      text: 'Vos usages se mesurent, se réparent et s’arrêtent quand il le faut. Votre risque est d’ajouter ; gardez de quoi retirer.',
    },
  },
  stage: 'Stade',
  outOf: 'sur 100',
  made: 'Moyenne des six domaines, à poids égal : 0 si tous sont au premier niveau, 100 si tous sont au cinquième.',
  heldBack: (name: string) =>
    `Votre moyenne donnerait un stade de plus. Le domaine « ${name} » le retient : un projet s’arrête là où il est le plus faible.`,
  radar: 'Votre profil',
  radarText: 'Six domaines, de 1 au centre à 5 au bord.',
  now: 'Aujourd’hui',
  onDay: (day: string) => `Le ${day}`,
  level: (value: string) => `${value} sur 5`,
  domain: 'Domaine',
  figures: 'Les chiffres en tableau',
  compared: (points: number, day: string) =>
    points === 0
      ? `Même score que le ${day}.`
      : points > 0
        ? `${points} points de plus que le ${day}.`
        : `${-points} points de moins que le ${day}.`,
  stepsTitle: 'Le pas suivant, domaine par domaine',
  firstTitle: 'Par où commencer',
  firstWhy: (name: string) =>
    `« ${name} » est votre domaine le plus bas : c’est là qu’un pas change le plus.`,
  lowest: 'Le plus bas',
  unsureTitle: 'Ce que personne n’a su dire',
  unsureText:
    'Chaque « je ne sais pas » compte comme un premier niveau : on ne peut pas s’appuyer sur ce que l’on ignore. Posez d’abord ces questions autour de vous.',
  methodTitle: 'Comment c’est compté',
  method: [
    'Deux questions par domaine. Chaque réponse décrit un comportement et vaut de 1 à 5 ; le niveau d’un domaine est leur moyenne.',
    'Le stade est celui de la moyenne, sans dépasser de plus d’un celui du domaine le plus bas.',
    'Rien n’est comparé à d’autres entreprises : il n’existe pas ici de base à laquelle se mesurer honnêtement.',
  ],
  next: {
    direction: {
      1: 'Écrivez la liste de ce qui se fait déjà, une ligne par usage, et nommez qui la tient.',
      2: 'Choisissez un essai et écrivez en une phrase ce qu’il doit montrer, avec une date de fin.',
      3: 'Comptez une semaine avant, une semaine après, sur la même tâche.',
      4: 'Fixez d’avance le chiffre en dessous duquel l’essai s’arrête.',
      5: 'Racontez un essai arrêté à ceux qui en préparent un.',
    },
    work: {
      1: 'Prenez une tâche répétée, d’une heure par semaine au moins, et faites-la une fois avec un modèle.',
      2: 'Réunissez ceux qui s’en servent déjà : quelle tâche revient chez tous ?',
      3: 'Ajoutez l’étape à la procédure : quand, par qui, relue par qui.',
      4: 'Écrivez la liste des points à vérifier et notez les erreurs pendant un mois.',
      5: 'Cherchez l’étape devenue inutile et retirez-la.',
    },
    data: {
      1: 'Rassemblez dans un dossier les vingt documents qu’un essai demanderait.',
      2: 'Donnez à chaque sorte de document une place et un nom de fichier.',
      3: 'Dites par écrit quelle version fait foi, sujet par sujet.',
      4: 'Faites passer un contrôle chaque mois : dates dépassées, doublons, contradictions.',
      5: 'Laissez une autre équipe chercher seule, et notez où elle se perd.',
    },
    people: {
      1: 'Une heure ensemble, sur un vrai document : une demande, une réponse, ce qui cloche.',
      2: 'Demandez à qui s’y connaît de montrer trois demandes qui marchent, et gardez-les.',
      3: 'Réservez deux heures par mois à l’équipe concernée, avec quelqu’un pour aider.',
      4: 'Écrivez une page pour les nouveaux, avec vos exemples.',
      5: 'Invitez une équipe qui n’a rien essayé à raconter ce qui l’en empêche.',
    },
    tools: {
      1: 'Ouvrez un compte d’entreprise pour ceux qui utilisent le leur, et lisez ce que le contrat dit des données.',
      2: 'Regroupez les abonnements en un contrat, un compte par personne.',
      3: 'Reliez un seul outil de travail, celui de la tâche que vous avez choisie.',
      4: 'Suivez dépenses et appels au même endroit, et essayez un autre modèle.',
      5: 'Coupez l’accès un matin, exprès, et regardez ce qui s’arrête.',
    },
    rules: {
      1: 'Écrivez une règle de cinq lignes : ce que l’on ne colle jamais, et à qui demander.',
      2: 'Mettez la consigne orale par écrit, avec trois exemples tirés de votre travail.',
      3: 'Ajoutez la liste des outils permis, et tenez celle des usages.',
      4: 'Pour chaque usage, décidez d’un risque : accepté, réduit ou refusé.',
      5: 'Faites relire la règle par quelqu’un qui ne l’a pas écrite.',
    },
  },
  summary: {
    stage: (name: string, score: number) => `Stade : ${name}, ${score} sur 100.`,
    first: 'Premier pas',
  },
  card: (name: string) => `Stade : ${name}`,
}
