import { describe, expect, it } from "vitest";
import { toProfile } from "./found-text.ts";
import { chooseTitle, titleInHeadline } from "./found-title.ts";

/** Chooses from jobs like "Baker @ Crumb & Sons". An uncertain title ends with a question mark. */
function choose(entries: readonly string[], headline: string): string | undefined {
  const jobs = entries.map((entry) => {
    const [text = "", company = ""] = entry.split(" @ ");
    return { title: { text, source: "" }, company };
  });
  const title = chooseTitle(toProfile({ jobs })?.jobs ?? [], { text: headline, source: "" });
  return title && `${title.text}${title.isUncertain ? "?" : ""}`;
}

describe("chooseTitle", () => {
  it.each([
    [["Youth Coach", "Chief Medical Officer"], "Chief Medical Officer at Northwind | Speaker", "Chief Medical Officer"],
    [["Trustee", "Chief Medical Officer"], "CHIEF MEDICAL OFFICER, trustee", "Chief Medical Officer"],
    [["Board Member", "Founder & CEO"], "Founder and CEO at Fernhill", "Founder & CEO"],
    [["Trainer", "Platform Engineer"], "Engineer at Fernhill", "Platform Engineer"],
    [["Engineer", "Senior Engineer"], "Senior Engineer at Fernhill", "Senior Engineer"],
    [["Engineer", "Engineer in Chief"], "Engineer in Chief at Fernhill", "Engineer in Chief"],
    [["Treasurer @ Guild", "Surgeon @ Northwind Hospital"], "Saving lives at Northwind Hospital", "Surgeon"],
    [["Angel Investor @ Self", "VP Sales @ Fernhill"], "Growing Fernhill | Angel investor", "VP Sales"],
    [["Safety Officer @ Harbour", "Fleet Manager @ Harbour"], "Harbour: Fleet Manager", "Fleet Manager"],
    [["Trainerin", "Leitende Bauingenieurin"], "Leitende Bauingenieurin bei Fernhill", "Leitende Bauingenieurin"],
    [["Coach", "Infirmière"], "INFIRMIERE chez Les Tilleuls", "Infirmière"],
    [["Тренер", "Главный врач"], "Главный врач в больнице", "Главный врач"],
    [["顾问", "高级软件工程师"], "云帆科技高级软件工程师", "高级软件工程师"],
    [["مدربة", "مهندسة مدنية"], "مهندسة مدنية | فيرنهيل", "مهندسة مدنية"],
  ])("Of %j, the headline %j names %j", (jobs, headline, title) => {
    expect(choose(jobs, headline)).toBe(title);
    expect(choose(jobs.toReversed(), headline)).toBe(title);
  });

  it.each([
    [["Youth Coach", "Chief Medical Officer"], "Helping people heal"],
    [["Product Manager", "Community Manager"], "Manager | Speaker"],
    [["Safety Officer", "Fleet Manager"], "Officer and Manager at Harbour"],
    [["Nurse", "Tutor"], "Nursery owner"],
    [["Nurse", "Tutor"], ""],
  ])("Of %j, the headline %j names none, so the first is uncertain", (jobs, headline) => {
    expect(choose(jobs, headline)).toBe(`${jobs[0]}?`);
  });

  it("The title of the only current job is certain", () => {
    expect(choose(["Head Chef"], "Head of Kitchen")).toBe("Head Chef");
    expect(choose(["Partner @ One", "Partner @ Two"], "Lawyer")).toBe("Partner");
    expect(choose(["Volunteer Youth Coach", "Surgeon"], "Healer")).toBe("Surgeon");
    expect(choose([], "Healer")).toBeUndefined();
    expect(choose(["Safety Officer @ Harbour", "Fleet Manager @ Harbour"], "Harbour")).toBe("Safety Officer?");
  });

  it.each([
    ...["Volunteer Youth Coach", "Youth Coach (Volunteer)", "Ehrenamtlicher Trainer", "Entraîneuse bénévole"],
    ...["Voluntária", "Vrijwilliger", "Волонтёр", "Gönüllü Antrenör", "자원봉사자", "动物救助志愿者"],
    ...["Career Break", "Travel @ Career Break", "Open to Work", "#OpenToWork", "🔎 Open to new opportunities"],
    ...["Seeking a new role", "Berufliche Auszeit", "En recherche d’emploi", "En búsqueda activa", "Op zoek naar werk"],
  ])("The entry %j has no title", (entry) => {
    expect(choose([entry], entry)).toBeUndefined();
    expect(choose([entry, "Surgeon"], entry)).toBe("Surgeon");
  });

  it.each(["Director of Volunteers", "Responsable des bénévoles", "Coordinadora de voluntariado", "Hiking Guide"])(
    "The job %j has a title",
    (title) => {
      expect(choose([title], "")).toBe(title);
    },
  );
});

describe("titleInHeadline", () => {
  it.each([
    ["Platform Engineer at Fernhill | Speaker", "Platform Engineer"],
    ["Open to work | Platform Engineer at Fernhill", "Platform Engineer"],
    ["Platform Engineer at Fernhill | Open to work", "Platform Engineer"],
    ["#OpenToWork · Career break", ""],
    ["| Baker", "Baker"],
    ["", ""],
  ])("The title in %j is %j", (headline, title) => {
    expect(titleInHeadline(headline)).toBe(title);
  });
});
