/** What the library's categories hold, and where their templates stop. */
import type { CategoryId } from '../workflows/recipes/recipe.ts'
import type { Bilingual } from './collection.ts'

interface Told {
  /** One line in lists. */
  readonly hint: string
  /** 40 to 60 words. */
  readonly lead: string
}

export const CATEGORY_TEXTS: Readonly<Record<CategoryId, Bilingual<Told>>> = {
  sales: {
    fr: {
      hint: 'Qualifier, relancer, tenir la fiche à jour.',
      lead: 'Une vente se perd rarement d’un coup : une demande attend, un devis reste sans relance, une fiche vieillit. Ces modèles lisent les demandes, préparent les relances et complètent les fiches du CRM. Le prix, la remise et le message qui engage restent à la personne qui suit le client.',
    },
    en: {
      hint: 'Qualify, follow up, keep the record true.',
      lead: 'Deals slip away quietly: an enquiry waits, a quote gets no second message, a record goes stale. These templates read enquiries, prepare the follow-up and fill in the CRM. Prices, discounts and any message that commits the company stay with the person who looks after the client.',
    },
  },
  marketing: {
    fr: {
      hint: 'Campagnes, veille et chiffres d’audience.',
      lead: 'Une campagne demande surtout du suivi : savoir ce qui a été publié, par qui, avec quel effet, et ce que font les concurrents. Ces modèles rassemblent les chiffres, surveillent les pages publiques et préparent les envois. Aucun ne publie ni n’écrit à une liste sans qu’une personne ait relu.',
    },
    en: {
      hint: 'Campaigns, monitoring and audience figures.',
      lead: 'Most of a campaign is keeping track: what went out, who sent it, what it did, and what competitors changed meanwhile. The templates below collect figures, watch public pages and prepare mailings. None of them publishes or writes to a list before somebody has read the text and agreed.',
    },
  },
  content: {
    fr: {
      hint: 'Préparer, relire, décliner et publier des textes.',
      lead: 'Écrire prend du temps, et tout ce qui entoure l’écriture en prend davantage : rassembler les sources, relire le ton, décliner pour trois canaux, vérifier les liens. Ces modèles s’occupent de ce tour-là. Ils proposent un brouillon ou une correction ; la signature et la mise en ligne restent les vôtres.',
    },
    en: {
      hint: 'Prepare, review, adapt and publish texts.',
      lead: 'Writing takes time, and what surrounds it takes more: gathering sources, checking the tone, cutting one text into three formats, testing the links. That surrounding work is what these templates do. They hand over a draft or a correction, and your name still goes under it by your own choice.',
    },
  },
  support: {
    fr: {
      hint: 'Trier, répondre, escalader au bon moment.',
      lead: 'Un client attend une réponse juste, et parfois une personne. Ces modèles trient les demandes, cherchent dans vos procédures, préparent un brouillon et passent la main quand le doute est trop grand. Ce qui touche à un remboursement, une plainte ou un engagement attend toujours l’accord de quelqu’un.',
    },
    en: {
      hint: 'Sort, answer, escalate at the right moment.',
      lead: 'Customers want a correct answer, and now and then a human being. Here are templates that sort requests, look through your procedures, prepare a draft and hand over once the doubt gets too large. Refunds, complaints and promises always wait until somebody on your team has said yes.',
    },
  },
  agents: {
    fr: {
      hint: 'Un modèle qui choisit ses outils, dans des bornes.',
      lead: 'Un agent décide lui-même de l’outil à appeler. C’est utile quand le chemin change à chaque demande, et risqué quand il peut écrire partout. Les modèles de cette catégorie donnent peu d’outils, un nombre de tours limité et une validation avant tout geste qui ne se défait pas.',
    },
    en: {
      hint: 'A model that picks its tools, within limits.',
      lead: 'An agent decides by itself which tool to call. That helps when every request takes another path, and it is a risk when the agent may write anywhere. Templates in this category hand out few tools, cap the number of turns and ask for approval before anything irreversible.',
    },
  },
  rag: {
    fr: {
      hint: 'Répondre à partir de vos documents, avec la source.',
      lead: 'Répondre à partir de vos documents suppose deux flux : l’un découpe et range, l’autre cherche et cite. Les modèles ci-dessous tiennent les deux, avec la mise à jour des pages modifiées et un refus quand aucun passage ne convient. Les droits d’accès de chacun restent à régler chez vous.',
    },
    en: {
      hint: 'Answers from your documents, with the source.',
      lead: 'Answering from your own documents takes two flows: one that splits and stores, another that searches and quotes. You will find both here, along with updates for pages that changed and a refusal when no passage fits. Who may read which document is still yours to settle.',
    },
  },
  documents: {
    fr: {
      hint: 'Lire, ranger et remplir des documents.',
      lead: 'Contrats, formulaires, procès-verbaux : l’information y est, mais personne ne la retrouve. Ces modèles lisent un fichier, en tirent les champs que vous nommez, le rangent au bon endroit et signalent ce qui manque. Une valeur lue avec peu de certitude part vers une personne, avec la page en regard.',
    },
    en: {
      hint: 'Read, file and fill in documents.',
      lead: 'Contracts, forms and minutes hold the information, and nobody finds it again. These templates read a file, take out the fields you name, store it where it belongs and report what is missing. A value read with little certainty goes to a person, next to the page it came from.',
    },
  },
  finance: {
    fr: {
      hint: 'Factures, relances, rapprochements, trésorerie.',
      lead: 'En comptabilité, une erreur silencieuse coûte plus qu’une panne. Ces modèles lisent des factures, rapprochent des paiements, préparent des relances et calculent des écarts, avec des contrôles chiffrés que l’on peut relire. Aucun ne paie, ne valide ni ne déclare : ces gestes gardent leur signataire.',
    },
    en: {
      hint: 'Invoices, reminders, reconciliation, cash.',
      lead: 'In bookkeeping a silent mistake costs more than a breakdown. The templates here read invoices, match payments, prepare reminders and work out differences, with checks in figures that anybody can follow. None of them pays, approves or files a return: those acts keep the person who signs them.',
    },
  },
  hr: {
    fr: {
      hint: 'Arrivées, absences, candidatures, entretiens.',
      lead: 'Les ressources humaines traitent des données que l’on ne montre pas à tout le monde. Ces modèles préparent une arrivée, suivent des absences, accusent réception d’une candidature ou rassemblent des retours. Ils ne notent et n’écartent personne : toute décision sur quelqu’un est prise par quelqu’un.',
    },
    en: {
      hint: 'Arrivals, absences, applications, reviews.',
      lead: 'Human resources handle data that not everybody may see. Use these templates to prepare a first day, keep track of absences, acknowledge an application or gather feedback before a review. They score nobody and turn nobody down: a decision about a person is made by another person, on record.',
    },
  },
  'e-commerce': {
    fr: {
      hint: 'Commandes, stocks, avis et fiches produit.',
      lead: 'Une boutique vit de détails : un stock qui baisse, un avis sans réponse, une fiche incomplète, un colis bloqué. Ces modèles surveillent, préparent les textes et préviennent la bonne personne. Les prix, les remboursements et les réponses publiques passent par une validation avant de partir.',
    },
    en: {
      hint: 'Orders, stock, reviews and product pages.',
      lead: 'A shop lives on details: stock running low, a review nobody answered, an incomplete product page, a parcel stuck on its way. These templates watch for them, prepare the wording and tell whoever can act. Prices, refunds and public replies go through an approval before they leave.',
    },
  },
  it: {
    fr: {
      hint: 'Alertes, incidents, accès, sauvegardes.',
      lead: 'Un incident se gagne dans les premières minutes, et se comprend dans les journaux. Ces modèles regroupent des alertes, ouvrent un ticket avec le contexte, vérifient un certificat ou une sauvegarde. Ils lisent plus qu’ils n’agissent : redémarrer, supprimer ou ouvrir un accès demande un accord.',
    },
    en: {
      hint: 'Alerts, incidents, access, backups.',
      lead: 'Incidents are won in the first minutes and understood in the logs. Here are templates that group alerts, open a ticket with its context, check a certificate or test a backup. They read far more than they act: restarting, deleting or granting access needs an explicit yes.',
    },
  },
  data: {
    fr: {
      hint: 'Collecter, contrôler, calculer, envoyer le rapport.',
      lead: 'Un rapport que personne ne vérifie finit par mentir. Ces modèles collectent des lignes, contrôlent les trous et les doublons, calculent des indicateurs et envoient le résultat à heure fixe, avec ce qui a été écarté. Le commentaire rédigé par un modèle cite les chiffres ; il n’en invente pas.',
    },
    en: {
      hint: 'Collect, check, compute, send the report.',
      lead: 'A report that nobody checks ends up lying. These templates collect rows, look for gaps and duplicates, work out indicators and send the outcome on time, together with whatever was left out. Where a language model writes the comment, it quotes the figures it was given and adds none.',
    },
  },
  compliance: {
    fr: {
      hint: 'Demandes de droits, registres, échéances, vie privée.',
      lead: 'La conformité tient à des délais et à des preuves. Ces modèles accusent réception d’une demande de droits, suivent une échéance, tiennent un registre et rappellent ce qui expire. Ils gardent la trace de qui a décidé quoi. Aucun ne remplace un avis juridique, et chacun le dit.',
    },
    en: {
      hint: 'Rights requests, registers, deadlines, privacy.',
      lead: 'Compliance comes down to deadlines and evidence. With these templates you acknowledge a rights request, follow a due date, keep a register and hear about what is about to expire. They record who decided what and when. None replaces legal advice, and each of them says so.',
    },
  },
}
