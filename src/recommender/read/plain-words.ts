/*
 * Words that carry no wish of their own, folded: grammar, time, people, praise, and what travellers say
 * around a wish. A word that is neither here nor part of a wish is named as not understood.
 */
const ENGLISH = `
a an the this that these those it its i im id ill ive me my mine we our ours us you your he she they their them his her
cousin cousins uncle aunt son daughter otherwise close closer far strenuous user users ride rides riding location locations first-hand
delta but however although though and or plus also as well too both either etc eg ie such like at in on of to from for with without by into onto over under up down
out off around about near nearby between through along across during after before until till since while when where which who what
how why if so then than there here is are was were be been being am do does did done doing have has had having can could would
should may might must will shall want wants wanted wanting wish wishes hope hoping like likes love loves loving enjoy enjoys
enjoying prefer need needs needed try trying tried see seeing saw look looking find finding get getting go going gone went come
coming make making take taking took bring bringing give know learn learning feel feeling think keen interested interest interests
fond fan fans big huge mad crazy into really very quite rather pretty much many more most lot lots plenty some any all every each
few little bit bits several enough mostly mainly maybe perhaps possibly ideally definitely absolutely especially particularly
please thanks thank hello hi dear ok okay yes just only even still again always often sometimes never not no nor
good great nice lovely beautiful wonderful amazing best better favourite favorite perfect fantastic awesome cool fun exciting
interesting unforgettable special typical authentic traditional local locals famous classic must-see must popular well-known known
new old young big small large long short easy gentle relaxed slow leisurely lazy moderate challenging hard tough demanding serious
proper real wild free cosy cozy charming pretty picturesque scenic dramatic remote high low deep early late warm cold hot sunny
dry fresh clean safe healthy simple basic comfortable different various varied whole full half first second last next main other
others own same main possible available affordable guided organised organized private outdoor outdoors indoor indoors active
day days daily night nights evening evenings morning mornings afternoon afternoons noon midday week weeks weekend weekends month
months year years time times hour hours minute minutes today tomorrow holiday holidays vacation vacations trip trips travel
travels travelling traveling traveller travellers travelers journey journeys tour tours visit visits visiting stay stays staying
stop stops excursion excursions outing outings getaway break breaks adventure adventures experience experiences activity
activities things thing something anything everything stuff place places spot spots area areas region regions country world
somewhere anywhere everywhere way ways part parts bit idea ideas plan plans planning programme program itinerary tips tip
recommendation recommendations suggestions list options lesson lessons course courses class classes session sessions school
spring summer autumn winter season january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
alone solo couple couples wife husband partner girlfriend boyfriend friend friends mate mates parents mother father mum mom dad
brother sister group groups people person adults adult seniors older elderly retired colleagues team two three four five six
seven eight nine ten one couple of both us everyone everybody
explore exploring discover discovering spend spending watch watching watched hang hanging walk around stroll play playing use
using rent renting hire hiring book booking go-to reach combine combined including include included mix mixed balance
relaxing peaceful calm water air sun weather nature-loving scenery rain view best-known hotel hotels hostel apartment room car
without sport sports sporty athletic beginner beginners advanced first-time level fit not-so-fit pace kind kinds sort type types
too-touristy touristy tourist tourists tourism crowds crowded crowd off-season north south east west northern southern eastern
western bring back home family-friendly child-friendly style local-style hidden secret away happy fine willing able trip-wise
gear equipment stuff-wise no-frills low-key laid-back chill open-air day-trip daytrip day-trips daytrips
got tired worried careful sure idea idk tbh lol thx pls bout wanna gonna gotta
lodge lodges homestay homestays guesthouse guesthouses hut huts tent-camp stage stages monsoon choir school class grandparents grandma
grandpa dont cant wont isnt arent doesnt didnt
don't can't won't isn't aren't doesn't didn't i'm i'd i'll i've we're we'd we'll we've it's that's let's let lets
`;

const GERMAN = `
ich du er sie es wir ihr mein meine meinem meinen meiner unser unsere unserem unseren unserer uns mich mir dich dir euch sich
unterwegs spielen spielt beobachten beobachtung sammeln weit cousine tante onkel sohn tochter anstrengend anstrengendes
aber sondern jedoch allerdings der die das den dem des ein eine einen einem einer eines und oder sowie auch noch wie so als dass ob wenn weil da denn doch mal
in im ins an am ans auf aufs aus bei beim bis durch fuer fuers gegen hinter mit nach neben ohne seit ueber uebers um unter von vom
vor waehrend wegen zu zum zur zwischen entlang rund herum dort hier da drin draussen drinnen irgendwo ueberall weg her hin
ist sind war waren sein bin bist seid werden wird wurde haben habe hat hatte hatten koennen kann koennte koennten sollen soll
sollte muessen muss duerfen darf wollen will wollte wuerde wuerden moechte moechten mag moegen machen macht mache gemacht gehen
geht gehe gegangen kommen sehen sieht gesehen anschauen ansehen schauen besuchen besucht besuche finden suchen suche erleben
erlebt erkunden entdecken unternehmen ausprobieren probieren versuchen verbringen geniesse bleiben fahren faehrt fahre reisen
reise lernen brauchen brauche planen plane geplant freuen freue unbedingt gern gerne lieber liebsten liebe lieben sehr ganz
viel viele vielen vieles mehr wenig wenige weniger etwas bisschen paar einige alle alles jeden jede jedes jeder manchmal oft immer
nie nicht nichts kein keine keinen nur schon erst dann danach davor dazu ausserdem vielleicht eventuell moeglichst gerade
besonders vor allem hauptsaechlich hauptsache eher ziemlich total richtig einfach wirklich echt ja nein bitte danke hallo
gut gute guten gutes guter schoen schoene schoenen schoenes schoener toll tolle tollen super perfekt beste besten bestes lecker
leckere leckeres interessant interessante besondere besonderes typisch typische typisches traditionell traditionelle beruehmt
beruehmte bekannte klassisch neue neues neu alt alte alten altes jung klein kleine kleinen kleines gross grosse grossen grosses
lang lange langen kurz kurze kurzen leicht leichte leichten leichtes gemuetlich gemuetliche gemuetliches entspannt entspannte
anspruchsvoll anspruchsvolle schwer schwere einfache einfachen wild wilde wildes wilden frei freie ruhig ruhige ruhiges warm warme
warmes kalt kalte kaltes heiss sonnig frisch frische frisches frueh spaet hoch hohe hohen tief weit weite abenteuer abenteuerlich
abenteuerlustig aktiv aktive sportlich sportliche lokal lokale lokales lokalen regional regionale regionales einheimische
einheimischen authentisch authentische gefuehrt gefuehrte privat ganze ganzen halb halbe erste ersten erster letzte naechste
andere anderen anderes verschiedene verschiedenes selbst eigene eigenen sicher gesund bequem moeglich verfuegbar
tag tage tagen tags taeglich nacht naechte abend abende abends morgen morgens vormittag nachmittag nachmittags mittag mittags
woche wochen wochenende monat monate jahr jahre zeit zeiten stunde stunden minuten heute uhr urlaub urlaubs ferien reise reisen
ausflug ausfluege tagesausflug tagesausfluege tagestour tagestouren tour touren kurztrip trip aufenthalt auszeit abstecher
unternehmung unternehmungen aktivitaet aktivitaeten erlebnis erlebnisse ding dinge sache sachen ort orte orten stelle stellen
platz plaetze gegend region land welt umgebung naehe ecke ecken weg wege ziel ziele programm plan idee ideen tipp tipps
empfehlung empfehlungen kurs kurse stunden unterricht anfaenger fortgeschrittene niveau kondition tempo art arten sorte
fruehling fruehjahr sommer herbst winter saison januar februar maerz april mai juni juli august september oktober november
dezember montag dienstag mittwoch donnerstag freitag samstag sonntag sonne wetter regen luft wasser
allein alleine solo paar paare frau mann partner partnerin freundin freund freunde freunden freundinnen eltern mutter vater oma
opa bruder schwester gruppe gruppen leute leuten menschen personen erwachsene senioren aeltere kollegen team zu zweit dritt viert
zwei drei vier fuenf sechs sieben acht neun zehn eins einmal zweimal jemand alle beide beides
hotel hotels hostel unterkunft ferienwohnung zimmer auto touristen touristisch touristische menschenmassen nord sued ost west
norden sueden osten westen noerdlich suedlich nordlich ausruestung sport mischung kombination dabei darauf daran davon damit darum
gibts gibt geht's gehts hab habs fuers haett haette waere waer waeren ne nen nem nix bissl bisserl halt eben eigentlich
zusammen gemeinsam miteinander ausgiebig ausgiebige mindestens hoechstens circa ca etwa ungefaehr zb usw bzw sowas
interessiere interessieren interessiert begeistert begeistere fan fans lust laune spass freude traum traeume traeumen wunsch wuensche
wuensche wuenschen wuerd bock vorhaben ansonsten sonst trotzdem dennoch falls sofern lieb lieblings
huette huetten zeltcamp etappe etappen ab vorhanden segelschein monsun regenzeit klasse klassenfahrt schulklasse chor chorfahrt
grosseltern eis zuhause heim retour zurueck auszuprobieren anzuschauen anzusehen besichtigen besichtigung zu sehen erfahren kennenlernen kennen
`;

const PLAIN = new Set(
  [...ENGLISH.split(/\s+/u), ...GERMAN.split(/\s+/u)].filter((word) => word !== ''),
);

/** `word` is folded. Numbers and single letters carry no wish either. */
export function isPlainWord(word: string): boolean {
  return word.length < 2 || /^\d/u.test(word) || PLAIN.has(word);
}
