import { questions } from './questions.fr.ts'

/** The audit, in French. */
export const words = {
  parts: {
    company: 'Entreprise',
    processes: 'Processus',
    data: 'Données',
    tools: 'Outils',
    constraints: 'Règles',
  },
  questions,
  headlines: {
    blank: 'Pas encore de score, et déjà de quoi commencer.',
    start: 'Des bases à poser avant d’automatiser.',
    begun: 'Des débuts épars : un essai à choisir.',
    organised: 'Organisé par endroits, prêt pour un essai.',
    steered: 'Bien outillé : visez un projet mesuré.',
  },
  strengths: (names: string) => `Sur quoi compter : ${names}.`,
  brakes: (names: string) => `Ce qui freine : ${names}.`,
  noBrakes: 'Aucune dimension ne passe sous la moitié de l’échelle.',
  noScore: 'Répondez à une question notée pour voir où vous en êtes ; le reste tient déjà.',
  and: ' et ',
  of: 'sur 100',
  mean: (count: string) => `Moyenne de ${count} dimensions, à poids égal.`,
  method: 'La méthode',
  methodText: [
    'Une réponse notée vaut un nombre fixe de points, entre 5 et 95 : un questionnaire ne voit ni le zéro ni la perfection. Une dimension est la moyenne de ses réponses, le score la moyenne des dimensions.',
    '« Je ne sais pas » n’a pas de points et n’en retire pas : c’est une chose à vérifier. Les deux premières, au plus, entrent dans le plan.',
    'Les mêmes réponses donnent toujours le même résultat. Rien n’est comparé à d’autres entreprises : nous n’avons pas leurs réponses.',
  ],
  dimensionsTitle: 'Six dimensions',
  dimensions: {
    data: 'Données',
    processes: 'Processus',
    team: 'Équipe',
    tools: 'Outils',
    security: 'Sécurité',
    measure: 'Mesure',
  },
  inSentence: {
    data: 'les données',
    processes: 'les processus',
    team: 'l’équipe',
    tools: 'les outils',
    security: 'les règles de sécurité',
    measure: 'la mesure',
  },
  stages: { start: 'Départ', begun: 'Amorcé', organised: 'Organisé', steered: 'Piloté' },
  brake: 'Le frein principal',
  notScored: 'Rien de noté',
  ideasTitle: 'Cinq pistes, dans l’ordre',
  effort: 'Effort',
  value: 'Valeur',
  outOfFive: (degree: string) => `${degree} sur 5`,
  firstZone: 'À faire d’abord',
  mapTitle: 'Effort et valeur de chaque piste',
  mapText: (number: string, name: string, effort: string, value: string) =>
    `${number}. ${name} : effort ${effort}, valeur ${value}`,
  suggested: 'Non citée, ajoutée pour sa facilité',
  tasks: {
    answers: {
      name: 'Brouillons de réponses aux clients',
      text: 'Réponse préparée, relue et envoyée par vous.',
    },
    sorting: {
      name: 'Tri des demandes entrantes',
      text: 'Chaque message reçoit un sujet et une priorité.',
    },
    search: { name: 'Recherche dans vos documents', text: 'Une question, le passage, la source.' },
    entry: {
      name: 'Lecture de factures et de bons',
      text: 'Les champs sont lus, une personne valide les écarts.',
    },
    minutes: {
      name: 'Comptes rendus de rendez-vous',
      text: 'Décisions et actions, toujours au même format.',
    },
    quotes: { name: 'Devis pré-remplis', text: 'Depuis vos offres passées, à valider.' },
    content: {
      name: 'Premiers jets de textes',
      text: 'Votre plan, un brouillon, votre relecture.',
    },
    reports: {
      name: 'Rapports commentés',
      text: 'Vos chiffres, calculés ailleurs, mis en phrases.',
    },
    hiring: {
      name: 'Lecture de candidatures',
      text: 'Haut risque selon la loi : à préparer avec un juriste.',
    },
  },
  hindrances: {
    scattered: 'données éparses',
    paper: 'papier',
    different: 'cas tous différents',
    many: 'beaucoup de monde à former',
    outside: 'lu dehors sans relecture',
  },
  harder: (list: string) => `Effort alourdi : ${list}.`,
  saves: (least: string, most: string) => `${least} à ${most} h par semaine`,
  assumptionsTitle: 'Ce qui est supposé',
  assumptionsText:
    'La part de temps épargnée est une hypothèse, relecture comprise. Votre essai de 30 jours la remplacera. La valeur vient des heures au milieu de la fourchette, plus un degré si la piste sert votre objectif ; l’effort, de la tâche et de ce qui l’alourdit chez vous. Le rang est la valeur moins l’effort, vos tâches d’abord, les candidatures en dernier.',
  assumed: (least: string, most: string) => `${least} à ${most} du temps`,
  spent: (hours: string) => `sur ${hours} h par semaine`,
  noHours: 'heures non données : valeur de départ de 2 sur 5',
  measured:
    'Deux de ces fourchettes s’appuient sur une mesure. Pour les réponses, elle compte les demandes réglées par heure : la part de temps épargnée est un peu plus petite.',
  measuredFor: { answers: 'Réponses aux clients', content: 'Textes' },
  risksTitle: 'Risques et règles',
  risksText: 'Un questionnaire ne remplace pas un avis juridique : il dit quoi demander.',
  classIs: (name: string) =>
    `D’après vos réponses, selon le règlement européen sur l’IA : ${name}.`,
  classes: {
    prohibited: 'usage interdit',
    high: 'haut risque',
    transparency: 'obligation de transparence',
    minimal: 'risque minimal',
    unknown: 'à déterminer',
  },
  weights: { stop: 'À arrêter', act: 'À faire', know: 'À savoir' },
  riskNames: {
    prohibited: 'Usage interdit',
    decides: 'Décision sans personne',
    pasted: 'Données parties ailleurs',
    high: 'Usage à haut risque',
    sensitive: 'Données sensibles',
    processor: 'Contrat du fournisseur',
    register: 'Registre',
    unruled: 'Pas de règle écrite',
    transparency: 'Dire que c’est une IA',
    personal: 'Données personnelles',
    unknown: 'Classe à déterminer',
    minimal: 'Risque minimal',
  },
  risks: {
    prohibited:
      'Un des usages cités est interdit dans l’Union. Il n’y a pas de mise en conformité à prévoir : il faut y renoncer.',
    decides:
      'Une décision qui touche une personne ne se prend pas par la machine seule. Prévoyez quelqu’un qui peut la changer, et qui le fait.',
    pasted:
      'Des données de clients partent vers des comptes personnels, sans contrat. Arrêtez aujourd’hui, et regardez ce qui est déjà parti.',
    high: 'L’annexe III du règlement nomme cet usage ; trier des candidatures en est un. La loi demande surveillance humaine, journaux gardés et personnes informées. Les règles s’appliqueront plus tard, mais s’y préparer est long.',
    sensitive:
      'Des données sensibles demandent une analyse d’impact avant de commencer, et souvent un modèle hébergé chez vous ou en Europe.',
    processor:
      'Le fournisseur du modèle traite ces données pour vous : il faut son contrat de sous-traitance, et savoir où et combien de temps il garde.',
    register:
      'Tenez un registre, et inscrivez-y ce traitement. L’exemption des petites entreprises ne vaut presque jamais pour un traitement régulier.',
    unruled:
      'L’IA sert sans règle écrite. Une page suffit : ce qui peut être confié, ce qui ne le peut pas, qui demander.',
    transparency: 'Qui écrit à votre IA doit savoir que c’en est une, dès le premier message.',
    personal:
      'Vérifiez d’abord si des personnes sont reconnaissables dans ces données : tout le RGPD en dépend.',
    unknown:
      'Sans savoir à quoi l’IA servira, ni qui lira ce qu’elle écrit, sa classe reste ouverte. Relisez la liste des usages interdits et à haut risque, et dites si des clients la liront sans relecture.',
    minimal:
      'D’après vos réponses, le règlement ne demande rien de particulier à cet usage. Les autres lois valent toujours.',
  },
  lawOf: (risk: string) => `Sources : ${risk}`,
  planTitle: 'Un plan en trois temps',
  planText: 'Calculé depuis vos réponses : changez-les, il change.',
  days: (days: string) => `${days} jours`,
  phases: { 30: 'Essayer petit', 60: 'Brancher', 90: 'Mesurer, décider' },
  steps: {
    'stop-use': 'Renoncer à l’usage interdit, par écrit',
    'stop-pasting': 'Arrêter de coller des données de clients',
    'name-owner': 'Nommer un responsable, une demi-journée par semaine',
    'find-out': (ask: string) => `Trouver la réponse : « ${ask} »`,
    'collect-cases': (idea: string) =>
      `Réunir 50 cas réels et la bonne réponse de chacun : ${idea}`,
    'strip-names': 'Retirer de ces cas les noms et ce qui désigne quelqu’un',
    'try-models': 'Essayer deux modèles sur ces cas, noter les erreurs',
    gather: 'Réunir les fichiers utiles en un seul endroit',
    connect: 'Relier les données, en lecture seule',
    contract: 'Signer le contrat de sous-traitance du fournisseur',
    'set-aside': (idea: string) => `Laisser de côté, ou préparer avec un juriste : ${idea}`,
    impact: 'Faire l’analyse d’impact avec qui veille sur les données',
    'write-rules': 'Écrire la règle d’usage, sur une page',
    'say-ai': 'Dire dès le premier message que c’est une IA',
    'person-reads': 'Faire relire chaque sortie par une personne',
    count: 'Compter dix jours : nombre, minutes, corrections',
    compare: 'Comparer délais et corrections, avant et après',
    train: 'Former deux volontaires, puis leurs collègues',
    'keep-logs': 'Garder les journaux, et les relire',
    'next-task': (idea: string) => `Choisir la suite : ${idea}`,
    decide: 'Étendre, corriger ou arrêter, sur les chiffres',
  },
}
