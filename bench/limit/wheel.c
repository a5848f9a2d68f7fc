/* Argonaut's Wheel once more, in C: the limit that the compiled Python is measured against.
 *
 *   wheel playouts MOVES SEED    random games without repetition, about MOVES moves in all;
 *                                prints games, moves and seconds
 *   wheel perft DEPTH            counts move sequences of exactly DEPTH plies
 *
 * Written from the clauses, not from the Python. A player's six pieces are eight-bit sets of places; the
 * position is always held as the player to move sees it (own centre at place 0), so a turn ends by turning
 * the table half round and swapping sides.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
    uint8_t cone, discs;             /* of the player to move: sets of places, the cone's has one bit */
    uint8_t other_cone, other_discs; /* of the opponent */
    uint8_t dead;                    /* places whose discs are dead */
    uint8_t rotations;               /* since a piece was moved: AW-11 */
    uint8_t battle;                  /* AW-17 */
} Position;

typedef enum { GOING_ON, WON, DRAWN } Fate;
typedef struct { uint8_t from, to, whole; } Move; /* sets of one place; from 0 means rotating */

enum { LEFT = 1 << 7, CENTRE = 1 << 0, RIGHT = 1 << 1, MOST_MOVES = 11 };

static inline uint8_t turned(uint8_t places, int by) { return (uint8_t)(places << by | places >> (8 - by)); }

/* The places a piece reaches from one of the mover's own stations: AW-07 to AW-09. */
static inline uint8_t reach(uint8_t place) {
    switch (place) {
    case LEFT: return 1 << 5 | 1 << 1;
    case CENTRE: return 1 << 4;
    default: return 1 << 0 | 1 << 2;
    }
}

static int add(Move *moves, int count, uint8_t from, uint8_t targets, int whole) {
    while (targets) {
        uint8_t to = targets & -targets;
        moves[count++] = (Move){from, to, (uint8_t)whole};
        targets &= (uint8_t)(targets - 1);
    }
    return count;
}

static int legal(const Position *p, Move *moves) {
    static const uint8_t stations[3] = {LEFT, CENTRE, RIGHT};
    uint8_t cones = p->cone | p->other_cone;
    uint8_t living = p->discs & (uint8_t)~p->dead;
    uint8_t empty = (uint8_t)~(cones | p->discs | p->other_discs);
    int count = 0;
    for (int i = 0; i < 3; i++) {
        uint8_t place = stations[i], targets = reach(place);
        if (p->cone == place) {
            uint8_t open = (uint8_t)~living & (uint8_t)~p->other_cone; /* AW-15 */
            if (p->battle) open |= p->other_cone;                      /* AW-13, AW-16, AW-17 */
            count = add(moves, count, place, targets & open, 0);
            if (living & place) count = add(moves, count, place, targets & empty, 1); /* AW-26, AW-27 */
        } else if (living & place && p->other_cone != place) { /* AW-29 */
            count = add(moves, count, place, targets & (empty | (living & (uint8_t)~cones)), 0);
            if (p->discs == place) count = add(moves, count, place, targets & empty, 1); /* AW-23 */
        }
    }
    int forced = p->rotations == 8 || p->rotations == 9 || p->rotations == 16 || p->rotations == 17;
    if (!(forced && count)) moves[count++] = (Move){0, 0, 0}; /* AW-12, AW-31 */
    return count;
}

static void swap_sides(Position *p) {
    *p = (Position){turned(p->other_cone, 4), turned(p->other_discs, 4), turned(p->cone, 4),
                    turned(p->discs, 4), turned(p->dead, 4), p->rotations, p->battle};
}

static Fate rotate(Position *p) {
    p->cone = turned(p->cone, 1);
    p->discs = turned(p->discs, 1);
    p->other_cone = turned(p->other_cone, 1);
    p->other_discs = turned(p->other_discs, 1);
    p->dead = turned(p->dead, 1);
    p->rotations++;
    if (p->rotations == 16) p->dead = 0; /* AW-32 */
    return p->rotations == 24 ? DRAWN : GOING_ON; /* AW-33 */
}

static Fate move_piece(Position *p, Move move) {
    int cone = p->cone == move.from;
    if (move.whole || !cone) {
        if (move.whole || p->discs != move.from) p->discs &= (uint8_t)~move.from;
        p->discs |= move.to;
    }
    p->rotations = 0;
    if (!cone) return GOING_ON;
    p->battle = 1;
    p->cone = move.to;
    if (p->cone == p->other_cone) return WON;            /* AW-13, AW-28 */
    if (p->dead & move.to) p->dead &= (uint8_t)~move.to; /* AW-25 */
    else if (p->other_discs & move.to) p->dead |= move.to; /* AW-14 */
    return GOING_ON;
}

static Fate play(Position *p, Move move) {
    Fate fate = move.from ? move_piece(p, move) : rotate(p);
    if (fate == GOING_ON) swap_sides(p);
    return fate;
}

static Position setup(void) { return (Position){1 << 0, 1 << 7 | 1 << 1, 1 << 4, 1 << 3 | 1 << 5, 0, 0, 0}; }

static uint64_t perft(const Position *p, int depth) {
    if (depth == 0) return 1;
    Move moves[MOST_MOVES];
    int count = legal(p, moves);
    if (depth == 1) return (uint64_t)count;
    uint64_t total = 0;
    for (int i = 0; i < count; i++) {
        Position next = *p;
        if (play(&next, moves[i]) == GOING_ON) total += perft(&next, depth - 1);
    }
    return total;
}

static uint32_t a, b, c, counter; /* sfc32, as the Python uses */

static inline uint32_t word(void) {
    uint32_t out = a + b + counter++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    c = ((c << 21) | (c >> 11)) + out;
    return out;
}

static inline int below(int n) { return (int)(((uint64_t)word() * (uint32_t)n) >> 32); }

static void playouts(uint64_t wanted, uint32_t seed) {
    a = seed; b = seed ^ 0x9e3779b9u; c = 0x243f6a88u; counter = 1;
    for (int i = 0; i < 16; i++) word();
    struct timespec start, stop;
    uint64_t games = 0, taken = 0, black = 0;
    clock_gettime(CLOCK_MONOTONIC, &start);
    while (taken < wanted) {
        Position p = setup();
        Fate fate = GOING_ON;
        int plies = 0;
        while (fate == GOING_ON) {
            Move moves[MOST_MOVES];
            int count = legal(&p, moves);
            fate = play(&p, moves[below(count)]);
            plies++;
        }
        taken += (uint64_t)plies;
        black += fate == WON && plies % 2 == 1;
        games++;
    }
    clock_gettime(CLOCK_MONOTONIC, &stop);
    double seconds = (double)(stop.tv_sec - start.tv_sec) + (double)(stop.tv_nsec - start.tv_nsec) / 1e9;
    printf("{\"games\": %llu, \"actions\": %llu, \"black\": %llu, \"seconds\": %.6f}\n",
           (unsigned long long)games, (unsigned long long)taken, (unsigned long long)black, seconds);
}

int main(int count, char **words) {
    if (count == 4 && !strcmp(words[1], "playouts")) {
        playouts(strtoull(words[2], NULL, 10), (uint32_t)strtoul(words[3], NULL, 10));
    } else if (count == 3 && !strcmp(words[1], "perft")) {
        Position start = setup();
        printf("%llu\n", (unsigned long long)perft(&start, atoi(words[2])));
    } else {
        fprintf(stderr, "usage: wheel playouts MOVES SEED | wheel perft DEPTH\n");
        return 2;
    }
    return 0;
}
