interface Code {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}
export default function qrcode(type: number, level: "L" | "M" | "Q" | "H"): Code;
