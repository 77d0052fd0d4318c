import { questions } from './questions.fr.ts'

export const words = {
  parts: {
    direction: 'Décider',
    work: 'Travailler',
    data: 'Données',
    people: 'Équipe',
    tools: 'Outils',
    rules: 'Règles',
  },
  questions,
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
    `Votre moyenne donnerait un stade plus avancé. Le domaine « ${name} » le retient : un projet s’arrête là où il est le plus faible.`,
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
  firstWhy: (names: readonly string[], all: number) => {
    const [first = ''] = names
    if (names.length === 1)
      return `« ${first} » est votre domaine le plus bas : c’est là qu’un pas change le plus.`
    if (names.length === all)
      return `Vos domaines sont tous au même niveau. Voici le pas de « ${first} » ; un autre, plus facile à tenir ce mois-ci, vaut autant.`
    return `${named(names)} sont vos domaines les plus bas, au même niveau. Voici le pas du premier.`
  },
  lowest: 'Au plus bas',
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

const list = new Intl.ListFormat('fr', { type: 'conjunction' })
const named = (names: readonly string[]): string => list.format(names.map((name) => `« ${name} »`))
