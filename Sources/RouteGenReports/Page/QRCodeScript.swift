/// The part of the page's script that makes QR codes (ISO/IEC 18004): bytes, with the level of error correction M.
enum QRCodeScript {
    static let text = #"""
        // The codewords for error correction of each block, and the number of blocks, by version.
        const correctionLengths = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26,
          28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28];
        const blockCounts = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23,
          25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];

        // The centers of the alignment patterns, which lie at all pairs of these places.
        function alignmentPlaces(version) {
          if (version === 1) return [];
          const count = Math.floor(version / 7) + 2;
          const last = version * 4 + 10;
          const step = version === 32 ? 26 : Math.ceil((last - 6) / (2 * count - 2)) * 2;
          const places = [6];
          for (let index = count - 2; index >= 0; index--) places.push(last - index * step);
          return places;
        }

        // The number of codewords of a version: all modules but those of patterns and of information about the code.
        function codewordCount(version) {
          const size = version * 4 + 17;
          const places = alignmentPlaces(version).length;
          // Three finder patterns with their borders, two lines of timing, the format, and the dark module.
          let modules = size * size - 3 * 64 - 2 * (size - 16) - 31;
          // Two of the patterns at the edges, for each place between the corners, lie on a line of timing.
          if (places) modules -= (places * places - 3) * 25 - (places - 2) * 2 * 5;
          if (version >= 7) modules -= 36;
          return modules >> 3;
        }

        // A product in the field of 256 elements with the polynomial x^8 + x^4 + x^3 + x^2 + 1.
        function fieldProduct(left, right) {
          let product = 0;
          for (let bit = 7; bit >= 0; bit--) {
            product = product << 1 ^ (product >> 7) * 0x11d;
            product ^= (right >> bit & 1) * left;
          }
          return product;
        }

        // The coefficients of the Reed-Solomon generator polynomial of a degree, without the first, which is 1.
        function generatorPolynomial(degree) {
          const result = new Array(degree).fill(0);
          result[degree - 1] = 1;
          let root = 1;
          for (let round = 0; round < degree; round++) {
            for (let index = 0; index < degree; index++) {
              result[index] = fieldProduct(result[index], root) ^ (index + 1 < degree ? result[index + 1] : 0);
            }
            root = fieldProduct(root, 2);
          }
          return result;
        }

        // The remainder of a block of data divided by the generator polynomial.
        function correctionOf(data, generator) {
          const result = new Array(generator.length).fill(0);
          for (const byte of data) {
            const factor = byte ^ result.shift();
            result.push(0);
            generator.forEach((coefficient, index) => { result[index] ^= fieldProduct(coefficient, factor); });
          }
          return result;
        }

        // The codewords of a text in the smallest version that has room for it; null if none has.
        function qrCodewords(text) {
          const bytes = new TextEncoder().encode(text);
          for (let version = 1; version <= 40; version++) {
            const total = codewordCount(version);
            const capacity = total - correctionLengths[version] * blockCounts[version];
            const lengthBits = version < 10 ? 8 : 16;
            if (4 + lengthBits + 8 * bytes.length > 8 * capacity) continue;
            const bits = [];
            const append = (value, count) => {
              for (let bit = count - 1; bit >= 0; bit--) bits.push(value >> bit & 1);
            };
            append(4, 4);
            append(bytes.length, lengthBits);
            for (const byte of bytes) append(byte, 8);
            append(0, Math.min(4, 8 * capacity - bits.length));
            append(0, -bits.length & 7);
            for (let padding = 0xec; bits.length < 8 * capacity; padding ^= 0xec ^ 0x11) append(padding, 8);
            const data = [];
            for (let at = 0; at < bits.length; at += 8) {
              data.push(bits.slice(at, at + 8).reduce((byte, bit) => byte << 1 | bit, 0));
            }
            return { version, codewords: interleaved(data, version) };
          }
          return null;
        }

        // Splits data into blocks, the shorter ones first, and takes a codeword of each in turn, then their corrections.
        function interleaved(data, version) {
          const count = blockCounts[version];
          const shortLength = Math.floor(data.length / count);
          const shortCount = count - data.length % count;
          const generator = generatorPolynomial(correctionLengths[version]);
          const blocks = [];
          for (let number = 0, at = 0; number < count; number++) {
            const length = shortLength + (number < shortCount ? 0 : 1);
            blocks.push(data.slice(at, at + length));
            at += length;
          }
          const result = [];
          const takeInTurn = lists => {
            const longest = Math.max(...lists.map(list => list.length));
            for (let index = 0; index < longest; index++) {
              for (const list of lists) if (index < list.length) result.push(list[index]);
            }
          };
          takeInTurn(blocks);
          takeInTurn(blocks.map(block => correctionOf(block, generator)));
          return result;
        }

        // A code without data: its modules, of which -1 is free, and the places that no mask changes.
        function emptyCode(version) {
          const size = version * 4 + 17;
          const rows = Array.from({ length: size }, () => new Array(size).fill(-1));
          const set = (row, column, isDark) => {
            if (row >= 0 && row < size && column >= 0 && column < size) rows[row][column] = isDark ? 1 : 0;
          };
          // Rings around a center: the dark ones have the distances of `dark`.
          const rings = (row, column, radius, dark) => {
            for (let down = -radius; down <= radius; down++) {
              for (let right = -radius; right <= radius; right++) {
                set(row + down, column + right, dark.includes(Math.max(Math.abs(down), Math.abs(right))));
              }
            }
          };
          for (let index = 0; index < size; index++) {
            set(6, index, index % 2 === 0);
            set(index, 6, index % 2 === 0);
          }
          for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) rings(row, column, 4, [0, 1, 3]);
          const places = alignmentPlaces(version);
          const last = places[places.length - 1];
          for (const row of places) {
            for (const column of places) {
              const isCorner = row === 6 && (column === 6 || column === last) || row === last && column === 6;
              if (!isCorner) rings(row, column, 2, [0, 2]);
            }
          }
          if (version >= 7) setVersion(set, size, version);
          setFormat(set, size, 0);
          return rows;
        }

        // A number, followed by the remainder of its division by a generator polynomial.
        function withRemainder(value, polynomial, degree) {
          let rest = value;
          for (let round = 0; round < degree; round++) rest = rest << 1 ^ (rest >> degree - 1) * polynomial;
          return value << degree | rest;
        }

        function setVersion(set, size, version) {
          const bits = withRemainder(version, 0x1f25, 12);
          for (let index = 0; index < 18; index++) {
            const [far, near] = [size - 11 + index % 3, Math.floor(index / 3)];
            set(far, near, bits >> index & 1);
            set(near, far, bits >> index & 1);
          }
        }

        // The level of correction, M, is 0 in the format.
        function setFormat(set, size, mask) {
          const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
          const bit = index => bits >> index & 1;
          for (let index = 0; index <= 5; index++) set(index, 8, bit(index));
          set(7, 8, bit(6));
          set(8, 8, bit(7));
          set(8, 7, bit(8));
          for (let index = 9; index < 15; index++) set(8, 14 - index, bit(index));
          for (let index = 0; index < 8; index++) set(8, size - 1 - index, bit(index));
          for (let index = 8; index < 15; index++) set(size - 15 + index, 8, bit(index));
          set(size - 8, 8, true);
        }

        const masks = [(row, column) => (row + column) % 2, row => row % 2, (row, column) => column % 3,
          (row, column) => (row + column) % 3, (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
          (row, column) => row * column % 2 + row * column % 3, (row, column) => (row * column % 2 + row * column % 3) % 2,
          (row, column) => ((row + column) % 2 + row * column % 3) % 2];

        // The places of data in their order: pairs of columns from the right, upwards and downwards in turn.
        function dataPlaces(rows) {
          const size = rows.length;
          const places = [];
          let isUpwards = true;
          for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
            for (let step = 0; step < size; step++) {
              const row = isUpwards ? size - 1 - step : step;
              for (const column of [right, right - 1]) if (rows[row][column] < 0) places.push([row, column]);
            }
            isUpwards = !isUpwards;
          }
          return places;
        }

        // How hard a code is to read: long runs, squares, patterns like finders, and an uneven share of dark modules.
        function penalty(rows) {
          const size = rows.length;
          const columns = rows.map((_, index) => rows.map(row => row[index]));
          let result = 0;
          for (const line of [...rows, ...columns]) {
            const text = line.join("");
            for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) result += run.length - 2;
            for (let at = text.indexOf("1011101"); at >= 0; at = text.indexOf("1011101", at + 1)) {
              const isLight = (start, end) => !text.slice(Math.max(start, 0), end).includes("1");
              if (isLight(at - 4, at) || isLight(at + 7, at + 11)) result += 40;
            }
          }
          for (let row = 1; row < size; row++) {
            for (let column = 1; column < size; column++) {
              const sum = rows[row][column] + rows[row - 1][column] + rows[row][column - 1] + rows[row - 1][column - 1];
              if (sum % 4 === 0) result += 3;
            }
          }
          const dark = rows.flat().reduce((sum, module) => sum + module, 0);
          return result + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size));
        }

        // The modules of a text's code, row by row, 1 for a dark one; null if the text is too long.
        function qrCode(text) {
          const encoded = qrCodewords(text);
          if (!encoded) return null;
          const empty = emptyCode(encoded.version);
          const places = dataPlaces(empty);
          let best = null;
          masks.forEach((mask, number) => {
            const rows = empty.map(row => [...row]);
            places.forEach(([row, column], index) => {
              // Up to seven modules remain after the last codeword.
              const bit = index >> 3 < encoded.codewords.length ? encoded.codewords[index >> 3] >> 7 - index % 8 & 1 : 0;
              rows[row][column] = bit ^ (mask(row, column) === 0 ? 1 : 0);
            });
            setFormat((row, column, isDark) => { rows[row][column] = isDark ? 1 : 0; }, rows.length, number);
            const result = { rows, penalty: penalty(rows) };
            if (!best || result.penalty < best.penalty) best = result;
          });
          return best.rows;
        }

        // A drawing of a code, with its light margin of four modules.
        function qrDrawing(rows, label) {
          const size = rows.length + 8;
          const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          const set = (node, attributes) => {
            for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
          };
          set(drawing, { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label, class: "qr-code",
            "shape-rendering": "crispEdges" });
          const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
          const squares = rows.flatMap((row, y) => row.map((isDark, x) => isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""));
          set(path, { d: squares.join(""), fill: "#000" });
          drawing.append(path);
          return drawing;
        }
        """#
}
