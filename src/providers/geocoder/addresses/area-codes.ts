/*
 * Codes of countries and provinces, as addresses have them beside the town: ISO 3166-1 and 3166-2
 * (Debian's iso-codes 4.15; of its data only codes are taken). States of the USA, Canada and
 * Australia and Swiss cantons have theirs in the gazetteer.
 */

const ALPHA_2_AND_3 =
  'AWABW AFAFG AOAGO AIAIA AXALA ALALB ADAND AEARE ARARG AMARM ASASM AQATA TFATF AGATG AUAUS ATAUT AZAZE BIBDI BEBEL BJBEN BQBES BFBFA BDBGD BGBGR BHBHR BSBHS BABIH BLBLM BYBLR BZBLZ BMBMU BOBOL BRBRA BBBRB BNBRN BTBTN BVBVT BWBWA CFCAF CACAN CCCCK CHCHE CLCHL CNCHN CICIV CMCMR CDCOD CGCOG CKCOK COCOL KMCOM CVCPV CRCRI CUCUB CWCUW CXCXR KYCYM CYCYP CZCZE DEDEU DJDJI DMDMA DKDNK DODOM DZDZA ECECU EGEGY ERERI EHESH ESESP EEEST ETETH FIFIN FJFJI FKFLK FRFRA FOFRO FMFSM GAGAB GBGBR GEGEO GGGGY GHGHA GIGIB GNGIN GPGLP GMGMB GWGNB GQGNQ GRGRC GDGRD GLGRL GTGTM GFGUF GUGUM GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IMIMN ININD IOIOT IEIRL IRIRN IQIRQ ISISL ILISR ITITA JMJAM JEJEY JOJOR JPJPN KZKAZ KEKEN KGKGZ KHKHM KIKIR KNKNA KRKOR KWKWT LALAO LBLBN LRLBR LYLBY LCLCA LILIE LKLKA LSLSO LTLTU LULUX LVLVA MOMAC MFMAF MAMAR MCMCO MDMDA MGMDG MVMDV MXMEX MHMHL MKMKD MLMLI MTMLT MMMMR MEMNE MNMNG MPMNP MZMOZ MRMRT MSMSR MQMTQ MUMUS MWMWI MYMYS YTMYT NANAM NCNCL NENER NFNFK NGNGA NINIC NUNIU NLNLD NONOR NPNPL NRNRU NZNZL OMOMN PKPAK PAPAN PNPCN PEPER PHPHL PWPLW PGPNG PLPOL PRPRI KPPRK PTPRT PYPRY PSPSE PFPYF QAQAT REREU ROROU RURUS RWRWA SASAU SDSDN SNSEN SGSGP GSSGS SHSHN SJSJM SBSLB SLSLE SVSLV SMSMR SOSOM PMSPM RSSRB SSSSD STSTP SRSUR SKSVK SISVN SESWE SZSWZ SXSXM SCSYC SYSYR TCTCA TDTCD TGTGO THTHA TJTJK TKTKL TMTKM TLTLS TOTON TTTTO TNTUN TRTUR TVTUV TWTWN TZTZA UGUGA UAUKR UMUMI UYURY USUSA UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM ZAZAF ZMZMB ZWZWE';

/** Country, region (as the gazetteer names it) and the codes of its provinces, or its own. */
const PROVINCES = `
IT Sicily: AG CL CT EN ME PA RG SR TP
IT Piedmont: AL AT BI CN NO TO VB VC
IT Marche: AN AP FM MC PU
IT Abruzzo: AQ CH PE TE
IT Tuscany: AR FI GR LI LU MS PI PO PT SI
IT Campania: AV BN CE NA SA
IT Apulia: BA BR BT FG LE TA
IT Lombardy: BG BS CO CR LC LO MB MI MN PV SO VA
IT Veneto: BL PD RO TV VE VI VR
IT Emilia-Romagna: BO FC FE MO PC PR RA RE RN
IT Trentino-South Tyrol: BZ TN
IT Sardinia: CA NU OR SS SU
IT Molise: CB IS
IT Calabria: CS CZ KR RC VV
IT Lazio: FR LT RI RM VT
IT Liguria: GE IM SP SV
IT Friuli Venezia Giulia: GO PN TS UD
IT Basilicata: MT PZ
IT Umbria: PG TR
IT Aosta Valley: AO
BR Acre: AC
BR Alagoas: AL
BR Amazonas: AM
BR Amapá: AP
BR Bahia: BA
BR Ceará: CE
BR Federal District: DF
BR Espírito Santo: ES
BR Goiás: GO
BR Maranhão: MA
BR Minas Gerais: MG
BR Mato Grosso do Sul: MS
BR Mato Grosso: MT
BR Pará: PA
BR Paraíba: PB
BR Pernambuco: PE
BR Piauí: PI
BR Paraná: PR
BR Rio de Janeiro: RJ
BR Rio Grande do Norte: RN
BR Rondônia: RO
BR Roraima: RR
BR Rio Grande do Sul: RS
BR Santa Catarina: SC
BR Sergipe: SE
BR São Paulo: SP
BR Tocantins: TO
CA Prince Edward Island: PE
CA Newfoundland and Labrador: NF
CA Yukon: YT YK
CA Northwest Territories: NT
CA Nunavut: NU
MX Quintana Roo: QR QROO
MX Baja California Sur: BCS
MX State of Mexico: EDOMEX
`;

/** Lands that labels also put into the country they belong to: 'San Juan, Puerto Rico, USA'. */
const LANDS = `
AU: CC CX NF
CN: HK MO
DK: FO GL
FI: AX
FR: BL GF GP MF MQ NC PF PM RE TF WF YT
GB: AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG
NL: AW BQ CW SX
NO: BV SJ
NZ: CK NU TK
RS: XK
US: AS GU MP PR UM VI
`;

/** The alpha-2 code of the country that a land belongs to, by the land's. */
export const COUNTRY_OF_LAND: ReadonlyMap<string, string> = new Map(
  LANDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [country = '', lands = ''] = line.split(': ');
      return lands.split(' ').map((land): [string, string] => [land, country]);
    }),
);

/** The country's alpha-2 code of an alpha-2 or alpha-3 code in capitals. */
export const COUNTRY_CODES: ReadonlyMap<string, string> = new Map(
  ALPHA_2_AND_3.split(' ').flatMap((both) => {
    const [two, three] = [both.slice(0, 2), both.slice(2)];
    return [
      [two, two],
      [three, two],
    ];
  }),
);

export type Province = { country: string; region: string; code: string };

export const PROVINCE_CODES: readonly Province[] = PROVINCES.trim()
  .split('\n')
  .flatMap((line) => {
    const [where = '', codes = ''] = line.split(': ');
    const [country, region] = [where.slice(0, 2), where.slice(3)];
    return codes.split(' ').map((code) => ({ country, region, code }));
  });
